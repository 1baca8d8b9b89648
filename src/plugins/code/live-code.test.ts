/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {nameClashes, scopeFiles, scopeModule} from './scope';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-live-'));

function write(...files: string[]): void {
  for (const file of files) {
    fs.mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), '');
  }
}

const content = (posts: readonly string[], docs: readonly string[] = []) =>
  ({
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: posts.map((file) => ({metadata: {source: `@site/${file}`}}))},
    },
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{docs: docs.map((file) => ({source: `@site/${file}`}))}]},
    },
  }) as unknown as AllContent;

afterAll(() => {
  fs.rmSync(dir, {recursive: true});
});

test('the scope has the files beside published texts; a translation uses those of its original', () => {
  write('blog/a/live-scope.ts', 'blog/draft/live-scope.ts', 'docs/git/live-scope.tsx');
  expect(
    scopeFiles(
      content(
        ['i18n/en/docusaurus-plugin-content-blog/a/index.mdx', 'blog/b.mdx'],
        ['docs/git/x.md'],
      ),
      dir,
    ),
  ).toEqual(['blog/a/live-scope.ts', 'docs/git/live-scope.tsx']);
});

test('without texts the scope is empty', () => {
  expect(scopeFiles({}, dir)).toEqual([]);
  expect(scopeModule([])).toBe('export default {};\n');
});

test('the module spreads every file', () => {
  expect(scopeModule(['blog/a/live-scope.ts', 'docs/live-scope.ts'])).toBe(
    "import * as scope0 from '@site/blog/a/live-scope.ts';\n" +
      "import * as scope1 from '@site/docs/live-scope.ts';\n" +
      'export default {...scope0, ...scope1};\n',
  );
});

test('a name clash lists the name and both files', () => {
  expect(
    nameClashes(
      new Map([
        ['a', ['pick', 'chunk']],
        ['b', ['pick']],
      ]),
    ),
  ).toEqual([{name: 'pick', files: ['a', 'b']}]);
});
