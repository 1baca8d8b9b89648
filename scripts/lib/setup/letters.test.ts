/** @jest-environment node */
import type {Font} from '@shuding/opentype.js';

import {loadFont} from '../../../src/plugins/share-images/render';
import {fitOutline, hasLetter, outlineOf} from './letters';

let bold: Font;
beforeAll(async () => {
  bold = await loadFont('.', 700);
});

test.each([...'ấỔÁệữìĐÂ'])('the marks of %s', (letter) => {
  const {letters, marks} = outlineOf(bold, letter);
  expect(letters).not.toBe('');
  // The bar of đ is a part of the letter
  expect(marks === '').toBe(letter === 'Đ');
});

test.each([...'GaĐơƯ'])('%s has none', (letter) => {
  expect(outlineOf(bold, letter).marks).toBe('');
});

test('marks written apart from their letter are drawn the same', () => {
  expect(outlineOf(bold, 'Bích'.normalize('NFD'))).toEqual(outlineOf(bold, 'Bích'));
});

test('letters that the font lacks are left out', () => {
  expect(hasLetter(bold, '日')).toBe(false);
  expect(outlineOf(bold, 'a日b')).toEqual(outlineOf(bold, 'ab'));
  expect(outlineOf(bold, '日').letters).toBe('');
});

test('a text fits its frame and stands in the middle', () => {
  const {box} = fitOutline(bold, 'Ổ', {left: 10, top: 20, width: 100, height: 60});
  expect(box.top).toBeCloseTo(20);
  expect(box.bottom).toBeCloseTo(80);
  expect((box.left + box.right) / 2).toBeCloseTo(60);
});
