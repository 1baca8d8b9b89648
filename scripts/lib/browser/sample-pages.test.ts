/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {BuiltPage} from './built-pages';
import {changedFiles, samplePages} from './sample-pages';

const numbers = Array.from({length: 40}, (_, index) => index + 10);
const posts = numbers.flatMap((number): BuiltPage[] => [
  {
    path: `blog/${number}`,
    language: 'vi',
    kind: 'post',
    source: `blog/${number}.md`,
    date: `2026-01-${number}`,
  },
  {path: `en/blog/${number}`, language: 'en', kind: 'post', date: `2026-01-${number}`},
]);
const others = ['', 'blog', 'search', 'cv'].map((each): BuiltPage => ({
  path: each,
  language: 'vi',
  kind: `the ${each} page`,
}));
const pages = [...posts, ...others];

test('all pages of a small site are selected', () => {
  expect(samplePages(pages, 84, () => false)).toEqual(pages);
});

test('from a larger site, the newest pages of each kind and language are selected', () => {
  const sample = samplePages(pages, 12, () => false).map((page) => page.path);
  expect(sample).toEqual([
    ...['46', '47', '48', '49'].flatMap((number) => [`blog/${number}`, `en/blog/${number}`]),
    ...['', 'blog', 'search', 'cv'],
  ]);
});

test('all changed pages are selected, even old ones and more than the limit', () => {
  const sample = samplePages(pages, 12, (source) => /blog\/[12]/.test(source));
  expect(sample.filter((page) => page.source).length).toBe(21);
});

test('each kind is selected even if there are more kinds than the limit', () => {
  expect(samplePages(pages, 2, () => false).length).toBe(6);
});

describe('changed files', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-changed-'));
  afterAll(() => {
    fs.rmSync(dir, {recursive: true});
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Lan', '-c', 'user.email=lan@example.com', ...args], {
      cwd: dir,
    });
  const write = (file: string, text: string) => {
    fs.writeFileSync(path.join(dir, file), text);
  };

  test('the list is empty without git; with git it has the last commit and uncommitted files', () => {
    expect([...changedFiles(dir)]).toEqual([]);
    git('init', '-q');
    write('old.md', '1');
    git('add', '.');
    git('commit', '-qm', 'one');
    expect([...changedFiles(dir)]).toEqual([]);
    write('bài.md', '1');
    git('add', '.');
    git('commit', '-qm', 'two');
    write('new.md', '1');
    expect([...changedFiles(dir)].sort()).toEqual(['bài.md', 'new.md']);
    write('old.md', '2');
    expect([...changedFiles(dir)].sort()).toEqual(['bài.md', 'new.md', 'old.md']);
  });
});
