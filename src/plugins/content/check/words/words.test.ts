/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {GLOSSARY, wordProblems} from '.';
import {openParser} from '../mdx/parser';
import {piecesOfTree} from './pieces';

const FILE = 'blog/a/index.mdx';

async function check(text: string, files: Readonly<Record<string, string>> = {}) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-words-'));
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  const {tree = {type: 'root'}} = (await openParser())(FILE, text, 'mdx');
  return wordProblems(dir, piecesOfTree(FILE, tree)).map(
    ({file, line, expected, found, severity}) => {
      expect(severity).toBe('warning');
      return `${file}:${line} ${expected.split(/[ ,;:]/, 3).join(' ')} | ${String(found)}`;
    },
  );
}

test('names file and line of a straight quote, three dots and two spaces', async () => {
  expect(
    await check('Một dòng tốt, “đúng” và it’s…\nhai "sai" đây\nba...\nbốn  năm\n\nIt\'s six'),
  ).toEqual([
    `${FILE}:2 typographic quotes “ | hai "sai" đây`,
    `${FILE}:3 one character … | ba...`,
    `${FILE}:4 one space between | bốn  năm`,
    `${FILE}:6 a typographic apostrophe | It's six`,
  ]);
});

test('code, attributes for programs and measures are no prose', async () => {
  expect(
    await check('`a "b"...`, 5\' 6" cao\n\n```js\n"x"  ...\n```\n\n<p className="a  b">ổn</p>\n'),
  ).toEqual([]);
});

test('a picture’s alternative text is read', async () => {
  expect(await check('![Một "hình"](./a.png)')).toEqual([
    `${FILE}:1 typographic quotes “ | Một "hình"`,
  ]);
});

test('the rarer style of tone marks is named; either alone is right', async () => {
  expect(await check('Xóa khóa hóa.\n\nRồi xoá quý.')).toEqual([`${FILE}:3 one style of | xoá`]);
  expect(await check('Xoá khoá hoá, thuỷ.\n\nRồi xóa.')).toEqual([`${FILE}:3 one style of | xóa`]);
  expect(await check('Xoá khoá, quý, hoàn toàn.')).toEqual([]);
  expect(await check('Xóa khóa, quý, hoàn toàn.')).toEqual([]);
});

test('words that are the subject of the text may be in another style', async () => {
  expect(await check('Xóa khóa. Viết “hoà” hay *thuỷ* cũng được.')).toEqual([]);
});

test('a term of the glossary is named with what to write; a part of a word is not', async () => {
  const files = {[GLOSSARY]: 'kho mã: repo\ncolour: color\n'};
  expect(await check('Mở Kho mã ra.\nColourful, “kho mã”.', files)).toEqual([
    `${FILE}:1 write “repo”  | Kho mã`,
  ]);
  expect(await check('Kho mã.')).toEqual([]);
});
