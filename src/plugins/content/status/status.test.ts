/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';

import {recordOf} from '../translations/record';
import {
  BLOG,
  DOCS,
  PNG,
  POST,
  POST_EN,
  post,
  removeSites,
  siteWith,
  type Changes,
} from '../check/test-site';
import {select} from './conditions';
import contentStatus from './index';
import {statusPage} from './page';
import {readStatus} from './read';

const NOW = Date.parse('2026-06-15T12:00:00Z');

afterAll(removeSites);

const statusOf = (changes: Changes) => readStatus(siteWith(changes), NOW);

/** The status of the good site's post, or of another text. */
async function textOf(changes: Changes, file = POST) {
  const {texts} = await statusOf(changes);
  const text = texts.find(({files}) => files.some((each) => each.file === file));
  if (!text) throw new Error(`No text has the file ${file}.`);
  return text;
}

const inBoth = (from: string | RegExp, to: string): Changes => ({
  [POST]: post.replace(from, to),
  [POST_EN]: post.replace(from, to),
});

describe('A05 a text', () => {
  test('has its title, address, languages, words and files', async () => {
    const text = await textOf({[POST]: `${post}\nBốn chữ ở đây.\n`});
    expect(text).toMatchObject({
      kind: 'post',
      title: 'Bài đầu tiên',
      address: '/blog/first-post',
      languages: ['vi', 'en'],
      files: [
        // "truncate" is a word of the text to the framework, too
        {file: POST, language: 'vi', words: 9, isDraft: false, isUnlisted: false, faults: []},
        {file: POST_EN, language: 'en', words: 5},
      ],
    });
    expect(text.series).toBeUndefined();
    expect(text.files[0]?.scheduled).toBeUndefined();
  });

  test('of one language, or written in English first', async () => {
    expect(await textOf({[POST_EN]: null})).toMatchObject({
      languages: ['vi'],
      translations: [{language: 'en', state: 'missing'}],
    });
    const english = {[POST_EN]: null, [POST]: post.replace('slug:', 'language: en\nslug:')};
    expect(await textOf(english)).toMatchObject({
      languages: ['en'],
      translations: [{language: 'vi', state: 'missing'}],
    });
  });

  test('is a draft, scheduled, unlisted, part of a series', async () => {
    const facts = 'draft: true\nseries: Git\npart: 2\nslug:';
    expect(await textOf({[POST_EN]: post.replace('slug:', facts)})).toMatchObject({
      files: [{isDraft: false}, {isDraft: true}],
    });
    expect(await textOf(inBoth('slug:', facts))).toMatchObject({series: {name: 'Git', part: 2}});
    expect(await textOf(inBoth('slug:', 'unlisted: true\nslug:'))).toMatchObject({
      files: [{isUnlisted: true}, {isUnlisted: true}],
    });
    expect(await textOf(inBoth('2026-03-02', '2026-06-16'))).toMatchObject({
      files: [{scheduled: '2026-06-16T00:00:00.000Z'}, {scheduled: '2026-06-16T00:00:00.000Z'}],
    });
    expect((await textOf(inBoth('2026-03-02', '2026-06-15'))).files[0]?.scheduled).toBeUndefined();
  });

  test('lacks a description and alternative texts', async () => {
    const text = `${post}\n![](./a.png) ![Chữ](./a.png)\n\n<img src="/a.png" />\n\n\`\`\`md\n![](x)\n\`\`\`\n`;
    const {files} = await textOf({
      'blog/a.png': PNG,
      [POST]: text.replace(/description: .*\n/, ''),
      [POST_EN]: `${post}\n<img alt="" src="/a.png" />\n`,
    });
    expect(files).toMatchObject([
      {lacksDescription: true, picturesWithoutText: [15, 17]},
      {lacksDescription: false, picturesWithoutText: []},
    ]);
  });

  test('has a stale translation, with what changed in the original', async () => {
    const record = await recordOf('vi', '/original.mdx', post);
    const translation = post.replace('slug:', `translated_from: ${record}\nslug:`);
    expect((await textOf({[POST_EN]: translation})).translations).toMatchObject([
      {state: 'current'},
    ]);
    const stale = {[POST_EN]: translation, [POST]: `${post}\nMới.\n`};
    expect(await textOf(stale)).toMatchObject({
      translations: [{state: 'stale', changes: [{kind: 'added', excerpt: 'Mới.', line: 16}]}],
    });
    const {counts} = await statusOf(stale);
    expect(counts).toMatchObject({stale: 1, unrecorded: 2});
  });

  test('is a page made with React, or one without a title', async () => {
    expect(await textOf({}, 'src/pages/cv.tsx')).toMatchObject({
      kind: 'page',
      title: '/cv',
      languages: ['vi', 'en'],
      files: [{lacksDescription: false, faults: []}],
      translations: [],
    });
    const heading = '# Từ tiêu đề\n\nNội dung.\n';
    const files = {'docs/git/guide.md': heading, [`${DOCS}/git/guide.md`]: null};
    expect(await textOf(files, 'docs/git/guide.md')).toMatchObject({title: 'Từ tiêu đề'});
  });
});

test('A05 posts come first, the newest at the top; counts say the rest', async () => {
  const {texts, counts} = await statusOf({
    'blog/2026-05-01-b.mdx': post.replace('2026-03-02', '2026-05-01').replace('first', 'b'),
  });
  expect(texts.map(({files}) => files[0]?.file)).toEqual([
    'blog/2026-05-01-b.mdx',
    POST,
    'docs/git/guide.md',
    'src/pages/about.md',
    'src/pages/cv.tsx',
  ]);
  expect(counts).toMatchObject({post: 2, guide: 1, page: 2, untranslated: 1, fault: 0});
  expect(select(texts, ['untranslated', 'draft']).map(({title}) => title)).toEqual([
    'Bài đầu tiên',
  ]);
});

describe('A05 a file with a fault is listed, and the others go on', () => {
  const faultsOf = async (changes: Changes, file: string) => {
    const {files} = await textOf(changes, file);
    return files.flatMap(({faults}) => faults.map(({expected}) => expected)).join('\n');
  };

  test.each<[string, Changes, string, RegExp]>([
    ['front matter', {'blog/x.mdx': '---\ntitle: [\n---\n'}, 'blog/x.mdx', /^valid YAML: /],
    [
      'bytes',
      {'blog/x.mdx': Buffer.from([0x61, 0xe1, 0x62])},
      'blog/x.mdx',
      /^a text saved as UTF-8$/,
    ],
    ['a huge file', {'blog/x.mdx': Buffer.alloc(6e6, 'a ')}, 'blog/x.mdx', /at most 5 MB/],
    [
      'one address twice',
      {'blog/x.mdx': post},
      'blog/x.mdx',
      /^an address of its own; .* has \/blog\/first-post too$/,
    ],
    [
      'the address of a list',
      {'blog/x.mdx': post.replace('first-post', 'tags')},
      'blog/x.mdx',
      /^an address of its own/,
    ],
    [
      'no original',
      {[`${BLOG}/x.mdx`]: post.replace('first-post', 'x')},
      `${BLOG}/x.mdx`,
      /^its original, blog\/x\.mdx/,
    ],
  ])('%s', async (_name, changes, file, expected) => {
    expect(await faultsOf(changes, file)).toMatch(expected);
    const {counts} = await statusOf(changes);
    expect(counts).toMatchObject({post: 2, guide: 1, page: 2, fault: 1});
  });

  test('symbolic links', async () => {
    const dir = siteWith({});
    fs.symlinkSync('/etc', path.join(dir, 'blog/outside'));
    fs.symlinkSync('2026-03-02-first.mdx', path.join(dir, 'blog/inside.mdx'));
    fs.symlinkSync('/etc/hostname', path.join(dir, 'blog/picture.png'));
    const {texts} = await readStatus(dir, NOW);
    const faults = texts.flatMap(({files}) => files.flatMap((file) => file.faults));
    expect(faults.map(({file, found}) => [file, found])).toEqual([
      ['blog/inside.mdx', '2026-03-02-first.mdx'],
      ['blog/outside', '/etc'],
    ]);
    expect(faults.map(({expected}) => expected.includes('outside the site'))).toEqual([
      false,
      true,
    ]);
  });
});

test('A05 an empty site has an empty status', async () => {
  const dir = siteWith({});
  for (const folder of ['blog', 'docs', 'i18n', 'src']) {
    fs.rmSync(path.join(dir, folder), {recursive: true});
  }
  const {texts, counts} = await readStatus(dir, NOW);
  expect(texts).toEqual([]);
  expect(new Set(Object.values(counts))).toEqual(new Set([0]));
  const site = {locale: 'en', baseUrl: '/en/'} as const;
  expect(statusPage(await readStatus(dir, NOW), site)).toContain('There is no content yet.');
});

describe('A05 the last change', () => {
  const dir = siteWith({});
  const git = (at: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: at,
      stdio: 'ignore',
      env: {...process.env, GIT_COMMITTER_DATE: '2026-04-01T08:00:00Z'},
    });
  const changesIn = async (folder: string) => {
    const {dates, texts} = await readStatus(folder, NOW);
    return [dates, ...(texts[0]?.files ?? []).map(({lastChange}) => lastChange)];
  };
  /** A date of a file that no commit has. */
  const TOUCHED = new Date('2026-05-05T00:00:00Z');

  test('is of the files without git, of commits with it, and not known in a shallow clone', async () => {
    fs.utimesSync(path.join(dir, POST), TOUCHED, TOUCHED);
    const touched = {date: TOUCHED.toISOString(), isUncommitted: true};
    const committed = {date: '2026-04-01T08:00:00.000Z', isUncommitted: false};
    expect((await changesIn(dir)).slice(0, 2)).toEqual([
      'files',
      {...touched, isUncommitted: false},
    ]);

    git(dir, 'init');
    git(dir, 'add', '.');
    git(dir, 'commit', '-m', 'one');
    git(dir, 'commit', '--allow-empty', '-m', 'two');
    expect(await changesIn(dir)).toEqual(['git', committed, committed]);

    fs.appendFileSync(path.join(dir, POST), 'Thêm.\n');
    fs.utimesSync(path.join(dir, POST), TOUCHED, TOUCHED);
    expect(await changesIn(dir)).toEqual(['git', touched, committed]);

    git(dir, 'clone', '--depth', '1', `file://${dir}`, 'shallow');
    expect(await changesIn(path.join(dir, 'shallow'))).toEqual(['none', undefined, undefined]);
  });

  test('is read in a folder of a repository, and for names with spaces and marks', async () => {
    const root = siteWith({});
    const inner = path.join(root, 'site folder');
    fs.mkdirSync(path.join(inner, 'blog'), {recursive: true});
    fs.writeFileSync(path.join(inner, 'blog/bài số một.mdx'), post);
    git(root, 'init');
    git(root, 'add', '.');
    git(root, 'commit', '-m', 'one');
    const committed = {date: '2026-04-01T08:00:00.000Z', isUncommitted: false};
    expect(await changesIn(inner)).toEqual(['git', committed]);
  });
});

describe('A05 the page of the development server', () => {
  test('escapes what authors write, and is in the language of the server', async () => {
    const status = await statusOf(inBoth('Bài đầu tiên', '"<script>alert(1)</script>"'));
    const vi = statusPage(status, {locale: 'vi', baseUrl: '/'});
    expect(vi).not.toContain('<script>alert');
    expect(vi).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(vi).toContain('<html lang="vi">');
    expect(vi).toContain('href="/blog/first-post"');
    const en = statusPage(status, {locale: 'en', baseUrl: '/site/en/'});
    expect(en).toContain('<html lang="en">');
    expect(en).toContain('href="/site/en/blog/first-post"');
    expect(en).toContain(
      `href="/site/en/__status/open?fileName=${encodeURIComponent(`${POST}:1`)}"`,
    );
  });

  test('is in the development server only', () => {
    const context = {siteDir: '.', baseUrl: '/', i18n: {currentLocale: 'vi'}} as LoadContext;
    const {configureWebpack, ...rest} = contentStatus(context);
    const environment = process.env.NODE_ENV;
    const optionsOf = (name: string, isServer: boolean) => {
      Object.assign(process.env, {NODE_ENV: name});
      return configureWebpack?.({}, isServer, {} as ConfigureWebpackUtils, undefined);
    };
    try {
      expect(optionsOf('development', false)).toHaveProperty('devServer.setupMiddlewares');
      expect(optionsOf('development', true)).toEqual({});
      expect(optionsOf('production', false)).toEqual({});
      // It has no other way into a build
      expect(rest).toEqual({name: 'content-status'});
    } finally {
      Object.assign(process.env, {NODE_ENV: environment});
    }
  });
});
