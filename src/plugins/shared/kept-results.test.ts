/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {openKeptResults} from './kept-results';

let site: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
};
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'));
  write('node_modules/.package-lock.json', '{"turndown": "7.2.0"}');
  write('src/code/deep/make.ts', 'shout');
});
afterEach(() => {
  fs.rmSync(site, {recursive: true});
  delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
});

/** One build, which shouts words; it tells which it had to. */
async function build(words: readonly string[]) {
  const made: string[] = [];
  const results = await openKeptResults(site, 'shouts-vi', ['src/code']);
  const shouts = words.map((word) =>
    results.of([word], () => {
      made.push(word);
      return word.toUpperCase();
    }),
  );
  await results.save();
  return {made, shouts};
}

test('only what has changed is made', async () => {
  expect((await build(['a', 'b'])).made).toEqual(['a', 'b']);
  expect(await build(['a', 'c'])).toEqual({made: ['c'], shouts: ['A', 'C']});
});

test('what was not asked for is forgotten', async () => {
  await build(['a', 'b']);
  await build(['a']);
  expect((await build(['a', 'b'])).made).toEqual(['b']);
});

test.each([
  ['code', 'src/code/deep/make.ts'],
  ['a file of code', 'src/code/new.ts'],
  ['a package', 'node_modules/.package-lock.json'],
])('%s that is another makes all anew', async (_what, file) => {
  await build(['a']);
  write(file, 'whisper');
  expect((await build(['a'])).made).toEqual(['a']);
});

test('nothing is kept where packages cannot be told, or where there is to be no cache', async () => {
  await build(['a']);
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  expect((await build(['a'])).made).toEqual(['a']);
  delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  expect((await build(['a'])).made).toEqual([]);
  fs.rmSync(path.join(site, 'node_modules/.package-lock.json'));
  expect((await build(['a'])).made).toEqual(['a']);
});
