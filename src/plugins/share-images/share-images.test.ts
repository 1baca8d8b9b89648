/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {shareImagePath} from './address';
import {cacheName, SOURCES} from './cache';
import {createPictures} from './pictures';
import {setTitle} from './card';
import {breakLines, cutLines} from './typesetting';

const card = {title: 'Dấu', detail: '2 tháng 3, 2026', author: 'Tác Giả Thử', site: 'Dấu'};

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

test('kept pictures are drawn anew when any file changes that drawing takes part in', () => {
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const code = fs.readFileSync(path.join(__dirname, file), 'utf8');
    for (const [, name] of code.matchAll(/from '\.\/(.+)'/g)) follow(`${name}.ts`);
  };
  follow('render.ts');
  expect([...SOURCES].sort()).toEqual([...reached].sort());
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
    forEachGlyph: () => 0,
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
