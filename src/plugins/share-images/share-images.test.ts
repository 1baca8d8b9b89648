/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {shareImagePath} from './address';
import {setTitle} from './card';
import {breakLines, cutLine} from './typesetting';

const card = {title: 'Dấu', detail: '2 tháng 3, 2026', author: 'Tác Giả Thử', site: 'Dấu'};
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

test('the picture lies at the path of its page, whatever the base URL', () => {
  expect(shareImagePath('/blog/a', '/')).toBe('share/blog/a.png');
  expect(shareImagePath('/my-site/en/docs/git/b', '/my-site/en/')).toBe('share/docs/git/b.png');
});

test('a picture is drawn anew when its text, the logo or a font differs, else taken from the cache', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-share-'));
  const fonts = 'src/plugins/share-images/fonts';
  fs.cpSync(fonts, path.join(dir, fonts), {recursive: true});
  fs.cpSync('tests/site/static', path.join(dir, 'static'), {recursive: true});
  /** A build of its own, which loads the modules anew. */
  const build = async (text = card) => {
    jest.resetModules();
    const {createPictures} = await import('./pictures');
    const file = path.join(dir, 'build/a.png');
    const how = await (await createPictures(dir, path.join(dir, 'cache'))).place(text, file);
    return [how, fs.readFileSync(file).toString('base64')];
  };
  const [how, picture] = await build();
  expect([how, await build()]).toEqual(['drawn', ['cached', picture]]);
  expect((await build({...card, title: 'dấu'}))[0]).toBe('drawn');
  fs.writeFileSync(path.join(dir, 'static/img/favicon.svg'), LOGO);
  expect((await build())[0]).toBe('drawn');
  fs.appendFileSync(path.join(dir, fonts, 'be-vietnam-pro-400.ttf'), Buffer.alloc(4));
  expect((await build())[0]).toBe('drawn');
  fs.rmSync(dir, {recursive: true});
});

describe('a title is set', () => {
  // Every letter as wide as half the size
  const font = {
    ascender: 1000,
    descender: -265,
    unitsPerEm: 1000,
    getAdvanceWidth: (text: string, size: number) => (text.length * size) / 2,
  };

  test('in lines between words, and within one that is wider than a line', () => {
    expect(breakLines(font, 'một  hai ba', 2, 7)).toEqual(['một hai', 'ba']);
    expect(breakLines(font, 'a siêudàilắm b', 2, 5)).toEqual(['a', 'siêud', 'àilắm', 'b']);
    expect(breakLines(font, '', 2, 5)).toEqual([]);
  });

  test('cut with an ellipsis if it is wider than its line', () => {
    expect(cutLine(font, 'một hai ba', 2, 7)).toBe('một ha…');
    expect(cutLine(font, 'một hai', 2, 4)).toBe('một…');
    expect(cutLine(font, 'một hai', 2, 7)).toBe('một hai');
  });

  test('at the largest size at which all of it fits', () => {
    expect(setTitle(font, 'Dấu')).toEqual({lines: ['Dấu'], size: 84});
    expect(setTitle(font, 'năm chữ '.repeat(8)).size).toBe(68);
    const {lines, size} = setTitle(font, 'dài '.repeat(200));
    expect([lines.length, size, lines[4]?.at(-1)]).toEqual([5, 42, '…']);
  });
});
