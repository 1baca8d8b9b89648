/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {fileOf, keep, keepOnly, readKept} from './kept';
import {createKeys, type Bundle} from './keys';
import {forgetUnasked, keepMinified, withoutBuild} from './minified';

const texts: Readonly<Record<string, string>> = {
  'post.1111.js': 'text of the post',
  'facts.2222.js': 'its date',
  'theme.3333.js': 'how a post looks',
  'other.4444.js': 'text of another',
  '123.5555.js': 'asked for by some module',
};
const pages = {
  '/blog/post': ['shard-1', 'theme', 'post', 'facts'],
  '/blog/other': ['shard-2', 'theme', 'other'],
};
const modules = {1: 'navbar', 2: 'footer'};

/** The keys of both pages, of a bundle with something changed. */
function keysOf({
  changed = {},
  bundle = {},
  around = ['v20'],
}: {
  changed?: Record<string, string>;
  bundle?: Partial<Bundle>;
  around?: unknown[];
} = {}) {
  const all = {...texts, ...changed};
  const keyOf = createKeys(
    {modules, files: Object.keys(all), read: (file) => all[file] ?? '', pages, ...bundle},
    around,
  );
  return [keyOf('/blog/post'), keyOf('/blog/other')];
}

const [post, other] = keysOf();

test('pages have keys of their own, the same for the same bundle', () => {
  expect(post).toMatch(/^[\da-f]{64}$/);
  expect(post).not.toBe(other);
  expect(keysOf()).toEqual([post, other]);
  expect(keysOf({bundle: {files: Object.keys(texts).reverse()}})).toEqual([post, other]);
});

test.each(['post.1111.js', 'facts.2222.js'])('%s changes the page of the post alone', (file) => {
  const [changed, same] = keysOf({changed: {[file]: 'edited'}});
  expect(changed).not.toBe(post);
  expect(same).toBe(other);
});

test.each([
  ['a part of both pages', {changed: {'theme.3333.js': 'edited'}}],
  ['a chunk that no route names', {changed: {'123.5555.js': 'edited'}}],
  ['one more of those', {changed: {'456.6666.js': 'new'}}],
  ['a module of the bundle', {bundle: {modules: {...modules, 1: 'another navbar'}}}],
  ['one more of those', {bundle: {modules: {...modules, 3: 'banner'}}}],
  ['modules that have changed places', {bundle: {modules: {1: 'footer', 2: 'navbar'}}}],
  ['what is around', {around: ['v24']}],
])('%s changes every page', (_what, change) => {
  const [first, second] = keysOf(change);
  expect(first).not.toBe(post);
  expect(second).not.toBe(other);
});

test('a page that takes another chunk is another page', () => {
  const [changed] = keysOf({
    bundle: {pages: {...pages, '/blog/post': ['shard-1', 'theme', 'post']}},
  });
  expect(changed).not.toBe(post);
});

test('text counts, and not the name of the file that holds it', () => {
  const {'post.1111.js': text = '', ...rest} = texts;
  const all: Record<string, string> = {...rest, 'post.9999.js': text};
  expect(keysOf({bundle: {files: Object.keys(all), read: (file) => all[file] ?? ''}})).toEqual([
    post,
    other,
  ]);
});

test('what is not a page of a known route has no key', () => {
  const keyOf = createKeys({modules, files: [], read: () => '', pages}, []);
  expect(keyOf('/404.html')).toBeUndefined();
});

describe('kept pages', () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pages-')), 'vi');
  afterAll(() => {
    fs.rmSync(path.dirname(folder), {recursive: true});
  });

  test('nothing is found where nothing was kept', async () => {
    expect(await readKept(folder, '/blog/a', 'key')).toBeUndefined();
    await expect(keepOnly(folder, ['/blog/a'])).resolves.toBeUndefined();
  });

  test('a page is found by its key, and by no earlier one', async () => {
    const page = {html: '<p>Dấu\n</p>', collectedData: {links: ['/']}};
    await keep(folder, '/blog/a', 'first', {html: ''});
    await keep(folder, '/blog/a', 'second', page);
    expect(await readKept(folder, '/blog/a', 'second')).toEqual(page);
    expect(await readKept(folder, '/blog/a', 'first')).toBeUndefined();
    expect(await readKept(folder, '/blog/b', 'second')).toBeUndefined();
  });

  test('pages that are no more are forgotten', async () => {
    await keep(folder, '/blog/b', 'key', {});
    await keepOnly(folder, ['/blog/b']);
    expect(fs.readdirSync(folder)).toEqual([fileOf('/blog/b')]);
  });
});

describe('minified pages', () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'minified-')), 'vi');
  afterAll(() => {
    fs.rmSync(path.dirname(folder), {recursive: true});
  });
  const pageOf = (hash: string, text = 'Dấu') =>
    `<link href="/assets/css/styles.0a1b2c3d.css"><meta content="/assets/js/main.${hash}.js /assets/js/a.${hash}.js">\n<p>${text}</p>`;

  /** Shortens pages of one build; it tells how often it had to. */
  async function build(pages: readonly string[], version = '1.0.0', options = '{}') {
    let times = 0;
    const minify = keepMinified(
      async (content) => {
        times += 1;
        return {code: Buffer.from(content).toString().replaceAll('\n', '')};
      },
      folder,
      version,
    );
    const codes: string[] = [];
    for (const page of pages) {
      codes.push((await minify(Buffer.from(page), Buffer.from(options))).code);
    }
    return {times, codes};
  }
  const short = (page: string) => page.replaceAll('\n', '');

  test('a page with other names of files than before is not shortened again, and names its own', async () => {
    expect(await build([pageOf('11111111')])).toEqual({
      times: 1,
      codes: [short(pageOf('11111111'))],
    });
    expect(await build([pageOf('abcdef01')])).toEqual({
      times: 0,
      codes: [short(pageOf('abcdef01'))],
    });
  });

  test.each([
    ['text', [pageOf('11111111', 'Vết')] as const],
    ['minifier', [pageOf('11111111'), '2.0.0'] as const],
    ['way', [pageOf('11111111'), '1.0.0', '{"minifyJs":false}'] as const],
  ])('another %s has it shortened', async (_what, [page, ...how]) => {
    await build([pageOf('11111111')]);
    const {times, codes} = await build([page], ...how);
    expect([times, codes]).toEqual([1, [short(page)]]);
  });

  test('two files that have changed places are told apart', () => {
    const of = (first: string, second: string) =>
      withoutBuild(`<meta content="assets/js/a.${first}.js assets/js/b.${second}.js">`)?.html;
    expect(of('11111111', '22222222')).toBe(of('22222222', '11111111'));
    expect(of('11111111', '22222222')).not.toBe(of('11111111', '11111111'));
  });

  test('a page that has a stand-in of its own is left alone', async () => {
    const page = pageOf('11111111', 'zzzzz000');
    expect(withoutBuild(page)).toBeUndefined();
    expect((await build([page])).codes).toEqual([short(page)]);
    expect((await build([page])).times).toBe(1);
  });

  test('what the minifier complains of is shortened every time', async () => {
    const complaining = keepMinified(
      async (content) => ({code: Buffer.from(content).toString(), errors: ['odd']}),
      folder,
      '1.0.0',
    );
    const page = Buffer.from(pageOf('11111111', 'odd'));
    const told = async () => (await complaining(page, Buffer.from('{}'))).errors;
    expect(await told()).toEqual(['odd']);
    expect(await told()).toEqual(['odd']);
  });

  test('what was not asked for is forgotten', async () => {
    await build([pageOf('11111111', 'old')]);
    const since = Date.now() + 1000;
    await forgetUnasked(folder, since);
    expect(fs.readdirSync(folder)).toEqual([]);
    await expect(forgetUnasked(path.join(folder, 'none'), since)).resolves.toBeUndefined();
  });
});
