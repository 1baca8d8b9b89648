/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {markdownRecords} from './dev-records';
import {indexFolder, writeIndex} from './emit';
import {latestOnly} from './latest-only';
import type {PageRecord} from './types';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-index-'));

afterAll(() => {
  fs.rmSync(dir, {recursive: true});
});

const page = (text: string): PageRecord => ({
  url: '/a',
  title: 'Bài',
  tag: 'default',
  sections: [{heading: '', anchor: '', level: 1, text, code: ''}],
});
const files = (text: string) => indexFolder([page(text)], {name: 'modal.css', css: ''});
const written = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test('Q05 after many saves at once the folder holds exactly the index of the last one', async () => {
  const folder = path.join(dir, 'many');
  const write = latestOnly((text: string) => writeIndex(folder, files(text)));
  const texts = Array.from({length: 20}, (_, index) => `chữ số ${index}`);
  await Promise.all(texts.map(write));
  const last = files(texts.at(-1) ?? '');
  expect(written(folder)).toEqual([...last.keys()].sort());
  expect(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')).toBe(
    last.get('manifest.json'),
  );
});

test('Q05 one run of a task at a time, each with the newest input', async () => {
  let running = 0;
  const done: number[] = [];
  const run = latestOnly(async (input: number) => {
    running += 1;
    expect(running).toBe(1);
    await new Promise(setImmediate);
    running -= 1;
    done.push(input);
  });
  await Promise.all([1, 2, 3, 4].map(run));
  await run(5);
  expect(done).toEqual([1, 4, 5]);
});

test('Q05 the next task runs after a failed one', async () => {
  const run = latestOnly((input: string) =>
    input === 'bad' ? Promise.reject(new Error(input)) : Promise.resolve(),
  );
  const first = run('bad');
  const second = run('good');
  await expect(first).rejects.toThrow('bad');
  await expect(second).resolves.toBeUndefined();
});

test('Q05 a Markdown file deleted in the meantime is left out', async () => {
  const content = {
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'mdx', source: '@site/gone.md', permalink: '/gone', title: 'Gone', frontMatter: {}},
      ],
    },
  } as unknown as AllContent;
  await expect(markdownRecords(content, dir)).resolves.toEqual([]);
});
