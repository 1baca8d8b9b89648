/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {shareImagePath} from './address';
import {cacheName} from './cache';
import {createPictures} from './pictures';
import {setTitle} from './card';
import {createRenderer} from './render';
import {breakLines, cutLines} from './typesetting';

const card = {title: 'Dấu', detail: '2 tháng 3, 2026', author: 'Nguyễn Văn A', site: 'Dấu'};

test('the picture lies at the path of its page, whatever the base URL', () => {
  expect(shareImagePath('/blog/a', '/')).toBe('share/blog/a.png');
  expect(shareImagePath('/my-site/en/docs/git/b', '/my-site/en/')).toBe('share/docs/git/b.png');
});

test('a kept picture is used for the same text drawn with the same things, and for nothing else', () => {
  expect(cacheName(card, 'x')).toBe(cacheName({...card}, 'x'));
  const names = [
    cacheName(card, 'x'),
    cacheName(card, 'y'),
    ...(['title', 'detail', 'author', 'site'] as const).map((field) =>
      cacheName({...card, [field]: 'dấu'}, 'x'),
    ),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test('every letter of Vietnamese has its own shape, none is the box of a missing one', async () => {
  const vowels = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y'];
  const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
  const small = [...vowels.flatMap((v) => tones.map((tone) => (v + tone).normalize('NFC'))), 'đ'];
  const letters = [...small, ...small.map((letter) => letter.toLocaleUpperCase('vi'))];
  expect(letters.every((letter) => letter.length === 1)).toBe(true);
  const {drawTitle} = await createRenderer('.');
  const shapes = new Set<string>();
  for (const letter of [...letters, '\uE000']) shapes.add(drawTitle(letter));
  expect(shapes.size).toBe(2 * (12 * 6 + 1) + 1);
});

test('a picture is drawn once; another build takes what was kept, and gets the same file', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-share-'));
  const build = async (out: string) => {
    const pictures = await createPictures('.', path.join(dir, 'cache'));
    return pictures.place(card, path.join(dir, out, 'blog', 'a.png'));
  };
  expect(await build('cold')).toBe('drawn');
  expect(await build('warm')).toBe('kept');
  const [cold, warm] = ['cold', 'warm'].map((out) =>
    fs.readFileSync(path.join(dir, out, 'blog', 'a.png')),
  );
  expect(warm?.equals(cold ?? Buffer.of())).toBe(true);
  fs.rmSync(dir, {recursive: true});
});

describe('a title is set', () => {
  // Every letter as wide as half the size
  const font = {
    ascender: 1000,
    descender: -265,
    unitsPerEm: 1000,
    getAdvanceWidth: (text: string, size: number) => (text.length * size) / 2,
    getPath: () => ({toPathData: () => ''}),
  };

  test('in lines between words, and within one that is wider than a line', () => {
    expect(breakLines(font, 'một  hai ba', 2, 7)).toEqual(['một hai', 'ba']);
    expect(breakLines(font, 'a siêudàilắm b', 2, 5)).toEqual(['a', 'siêud', 'àilắm', 'b']);
    expect(breakLines(font, '', 2, 5)).toEqual([]);
  });

  test('cut with a sign that there is more', () => {
    expect(cutLines(font, ['một hai', 'ba bốn'], 2, 7, 1)).toEqual(['một ha…']);
    expect(cutLines(font, ['một', 'hai'], 2, 7, 2)).toEqual(['một', 'hai']);
  });

  test('at the largest size at which all of it fits', () => {
    expect(setTitle(font, 'Dấu')).toEqual({lines: ['Dấu'], size: 84});
    expect(setTitle(font, 'năm chữ '.repeat(8)).size).toBe(68);
    const {lines, size} = setTitle(font, 'dài '.repeat(200));
    expect([lines.length, size, lines[4]?.at(-1)]).toEqual([5, 42, '…']);
  });
});
