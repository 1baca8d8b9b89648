/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {bundledTextsFile} from '../../src/plugins/build-inputs/file';
import {hashInputs, readSources} from './locale-inputs';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-inputs-'));
afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const noon = new Date('2026-05-01T12:00:00Z');
const vi = 'blog/both.mdx';
const en = 'i18n/en/docusaurus-plugin-content-blog/both.mdx';
const onlyVi = 'blog/only.mdx';

function write(file: string, text: string) {
  fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}

const post = (body: string, facts = '') => `---\ntitle: Dấu\n${facts}---\n\n${body}\n`;

beforeEach(() => {
  write(vi, post('Chào.'));
  write(en, post('Hello.'));
  write(onlyVi, post('Chào.'));
  write('src/pages/index.tsx', 'export default () => null;');
  write('build/index.html', 'built');
  write('node_modules/.package-lock.json', '{}');
  write(bundledTextsFile('vi'), JSON.stringify([vi, onlyVi]));
  write(bundledTextsFile('en'), JSON.stringify([en, onlyVi]));
});

const hashes = (environment: Record<string, string> = {}, now = noon) => {
  const sources = readSources(siteDir, environment, now);
  if (!sources) throw new Error('Nothing is installed');
  return {vi: hashInputs(sources, 'vi'), en: hashInputs(sources, 'en')};
};

/** The languages in which something differs after a change. */
function changedBy(change: () => void, ...after: Parameters<typeof hashes>) {
  const before = hashes();
  change();
  const now = hashes(...after);
  return (['vi', 'en'] as const).filter((locale) => before[locale] !== now[locale]);
}

const nothing = () => undefined;

test('the same sources have the same hash, whatever stands in "build"', () => {
  expect(changedBy(nothing)).toEqual([]);
  expect(changedBy(() => write('build/index.html', 'built again'))).toEqual([]);
});

test('a text counts for its own language', () => {
  expect(changedBy(() => write(vi, post('Chào bạn.')))).toEqual(['vi']);
  expect(changedBy(() => write(en, post('Hello there.')))).toEqual(['en']);
});

test('a text that is not translated counts for every language', () => {
  expect(changedBy(() => write(onlyVi, post('Chào bạn.')))).toEqual(['vi', 'en']);
});

test('a translation that comes or goes counts for every language', () => {
  expect(changedBy(() => fs.rmSync(path.join(siteDir, en)))).toEqual(['vi', 'en']);
});

test('what a text says about itself counts for every language', () => {
  expect(changedBy(() => write(vi, post('Chào.', 'language: en\n')))).toEqual(['vi', 'en']);
});

test('front matter that cannot be read: the whole text counts for every language', () => {
  write(vi, 'Chào.');
  expect(changedBy(() => write(vi, 'Chào bạn.'))).toEqual(['vi', 'en']);
});

test('a text that the bundler read for another language counts for that one too', () => {
  write(bundledTextsFile('en'), JSON.stringify([en, onlyVi, vi]));
  expect(changedBy(() => write(vi, post('Chào bạn.')))).toEqual(['vi', 'en']);
});

test.each(['not JSON', undefined])(
  'what the bundler read is not known (%s): all counts',
  (known) => {
    if (known === undefined) fs.rmSync(path.join(siteDir, bundledTextsFile('en')));
    else write(bundledTextsFile('en'), known);
    expect(changedBy(() => write(vi, post('Chào bạn.')))).toEqual(['vi', 'en']);
  },
);

test('code, pictures, packages, the environment and the day count for every language', () => {
  const all = ['vi', 'en'];
  expect(changedBy(() => write('src/pages/index.tsx', 'export default () => 1;'))).toEqual(all);
  expect(changedBy(() => write('blog/picture.png', 'picture'))).toEqual(all);
  expect(changedBy(() => write('node_modules/.package-lock.json', '{"a": 1}'))).toEqual(all);
  expect(changedBy(nothing, {BASE_URL: '/my-site/'})).toEqual(all);
  expect(changedBy(nothing, {}, new Date('2026-05-02T00:00:00Z'))).toEqual(all);
});

test('the terminal that a build runs in does not count', () => {
  const terminal = {SHLVL: '2', TERM: 'xterm', npm_lifecycle_event: 'preview', PWD: '/elsewhere'};
  expect(changedBy(nothing, terminal)).toEqual([]);
});

test('a link back to the site itself is not followed for ever', () => {
  fs.symlinkSync(siteDir, path.join(siteDir, 'itself'));
  expect(hashes().vi).toEqual(expect.any(String));
});

test('a text that comes due counts for every language, at any hour', () => {
  write(vi, post('Chào.', 'date: 2026-05-01T20:00:00+07:00\n'));
  expect(changedBy(nothing, {}, new Date('2026-05-01T12:59:00Z'))).toEqual([]);
  expect(changedBy(nothing, {}, new Date('2026-05-01T13:01:00Z'))).toEqual(['vi', 'en']);
});

test('a link that leads nowhere is left to the build', () => {
  fs.symlinkSync('nowhere', path.join(siteDir, 'lost'));
  expect(hashes().vi).toEqual(expect.any(String));
});

test('without a list of what is installed nothing can be told', () => {
  fs.rmSync(path.join(siteDir, 'node_modules/.package-lock.json'));
  expect(readSources(siteDir, {}, noon)).toBeUndefined();
});
