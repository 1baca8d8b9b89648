/** @jest-environment node */
import type {Font} from '@shuding/opentype.js';

import {loadFont} from '../../../src/plugins/share-images/render';
import {fitOutline, hasLetter, outlineOf} from './outlines';

let bold: Font;
beforeAll(async () => {
  bold = await loadFont('.', 700);
});

test.each([...'ấỔÁệữìĐÂ'])('splits %s into its letter and its diacritics', (letter) => {
  const {letters, marks} = outlineOf(bold, letter);
  expect(letters).not.toBe('');
  // The stroke of đ is a part of the letter
  expect(marks === '').toBe(letter === 'Đ');
});

test.each([...'GaĐơƯ'])('%s has no separate diacritics', (letter) => {
  expect(outlineOf(bold, letter).marks).toBe('');
});

test('decomposed Unicode gives the same outline', () => {
  expect(outlineOf(bold, 'Bích'.normalize('NFD'))).toEqual(outlineOf(bold, 'Bích'));
});

test('letters that the font lacks are left out', () => {
  expect(hasLetter(bold, '日')).toBe(false);
  expect(outlineOf(bold, 'a日b')).toEqual(outlineOf(bold, 'ab'));
  expect(outlineOf(bold, '日').letters).toBe('');
});

test('a text fits its frame and is centered', () => {
  const {box} = fitOutline(bold, 'Ổ', {left: 10, top: 20, width: 100, height: 60});
  expect(box.top).toBeCloseTo(20);
  expect(box.bottom).toBeCloseTo(80);
  expect((box.left + box.right) / 2).toBeCloseTo(60);
});
