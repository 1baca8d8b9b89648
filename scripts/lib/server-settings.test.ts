/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {changedSettings, filesState, settingsReader} from './server-settings';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-settings-'));

function write(file: string, text: string): void {
  fs.mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
}

const remove = (place: string) => fs.rmSync(path.join(dir, place), {recursive: true, force: true});

beforeAll(() => {
  write('src/config/site.ts', 'export const site = {name: "A"};');
  write('src/data/projects.ts', 'export default {tags: {}, projects: []};');
  write('src/data/community.ts', 'export default {activities: [], events: []};');
  write('blog/a.md', '---\ntitle: A\n---\n');
});

afterAll(() => {
  fs.rmSync(dir, {recursive: true});
});

test.each([
  [
    'a setting',
    () => write('src/config/site.ts', 'export const site = {name: "B"};'),
    ['src/config/site.ts'],
  ],
  ['a new file of settings', () => write('src/config/blog.ts', ''), ['src/config/blog.ts']],
  ['the environment', () => write('.env', 'A=1'), ['.env']],
  ['a second post', () => write('blog/b.md', '---\ntitle: B\n---\n'), []],
  ['the first guide', () => write('docs/a.md', '---\ndraft: true\n---\n'), ['docs']],
  ['no posts', () => remove('blog'), ['blog']],
  [
    'the first project',
    () => write('src/data/projects.ts', 'export default {tags: {}, projects: [{id: "a"}]};'),
    ['src/data/projects.ts'],
  ],
  ['a fault in the data', () => write('src/data/projects.ts', 'export default {'), []],
])(
  'A04 the server restarts after a change that it does not watch: %s',
  async (_, change, expected) => {
    const read = settingsReader(dir);
    const before = await read();
    await new Promise((resolve) => setTimeout(resolve, 10));
    change();
    expect(changedSettings(before, await read())).toEqual(expected);
  },
);

test('A04 a crashed server restarts after a change of any author file', () => {
  const before = filesState(dir);
  expect(filesState(dir)).toBe(before);
  write('i18n/en/code.json', '{}');
  expect(filesState(dir)).not.toBe(before);
});
