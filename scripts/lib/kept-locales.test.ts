/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {isKept, keep, putAside, putBack} from './kept-locales';

let siteDir: string;

function write(file: string, text: string) {
  fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-kept-'));
  for (const folder of ['build', 'build/en']) {
    write(`${folder}/index.html`, folder);
    write(`${folder}/blog/a.html`, folder);
  }
  keep(siteDir, 'vi', 'inputs of vi');
  keep(siteDir, 'en', 'inputs of en');
});
afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const kept = () =>
  (['vi', 'en'] as const).filter((locale) => isKept(siteDir, locale, `inputs of ${locale}`));

test('a language stays as long as inputs and output are the same', () => {
  expect(kept()).toEqual(['vi', 'en']);
  expect(isKept(siteDir, 'en', 'other inputs')).toBe(false);
});

test.each([
  ['a page is missing', () => fs.rmSync(path.join(siteDir, 'build/en/blog/a.html'))],
  ['a page was written since', () => write('build/en/blog/a.html', 'build/en, by hand')],
  ['a file was put there', () => write('build/en/more.txt', '')],
  ['all of it is gone', () => fs.rmSync(path.join(siteDir, 'build/en'), {recursive: true})],
  [
    'another build has left its search records',
    () => write('.docusaurus/search-records/en.json', '[]'),
  ],
  ['the record is broken', () => write('node_modules/.cache/locales/en.json', '{')],
])('a language is built again when %s; the other stays', (_what, change) => {
  change();
  expect(kept()).toEqual(['vi']);
});

test('the default language is built into an emptied folder, and the others come back as they were', () => {
  const {mtimeMs} = fs.statSync(path.join(siteDir, 'build/en/index.html'));
  expect(putAside(siteDir, ['en'])).toEqual(['en']);
  expect(fs.readdirSync(path.join(siteDir, 'build')).sort()).toEqual(['blog', 'index.html']);
  fs.rmSync(path.join(siteDir, 'build'), {recursive: true});
  write('build/index.html', 'new');
  putBack(siteDir);
  expect(fs.readFileSync(path.join(siteDir, 'build/index.html'), 'utf8')).toBe('new');
  expect(fs.statSync(path.join(siteDir, 'build/en/index.html')).mtimeMs).toBe(mtimeMs);
  expect(kept()).toEqual(['en']);
});

test('a build that leaves nothing loses nothing of the others', () => {
  putAside(siteDir, ['en']);
  fs.rmSync(path.join(siteDir, 'build'), {recursive: true});
  putBack(siteDir);
  expect(kept()).toEqual(['en']);
});

test('what was built meanwhile is not replaced by what waited', () => {
  putAside(siteDir, ['en']);
  write('build/en/index.html', 'newer');
  putBack(siteDir);
  expect(fs.readFileSync(path.join(siteDir, 'build/en/index.html'), 'utf8')).toBe('newer');
});

test('a language that cannot be moved is built again', () => {
  write('.docusaurus/kept-locales', 'a file where a folder should be');
  expect(putAside(siteDir, ['en'])).toEqual([]);
  expect(kept()).toEqual(['vi', 'en']);
});
