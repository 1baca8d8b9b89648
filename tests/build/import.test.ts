import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {commitAll} from '../../scripts/lib/commit-all';
import {folderWith, siteKinds} from '../../scripts/lib/import/fixtures';
import {SiteCopy} from '../support/site-copy';

/** Imports a site of each kind, and builds what comes of it in both languages. */
const site = new SiteCopy();
const SECONDS = 1000;
jest.setTimeout(400 * SECONDS);

const folders = siteKinds.map((kind) => folderWith(kind));
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, {recursive: true});
});

const importFrom = (folder: string, ...options: string[]) =>
  site.run('jiti', ['scripts/import.ts', folder, ...options]);
const page = (file: string) => load(site.read(`build/${file}`));
const listOf = (folder: string) =>
  fs.readdirSync(folder, {recursive: true, withFileTypes: true}).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return entry.isFile() ? `${file} ${fs.statSync(file).mtimeMs}` : file;
  });

test('refuses what it cannot do, and writes nothing', async () => {
  commitAll(site.dir);
  const [source = ''] = folders;
  const before = listOf(path.join(site.dir, 'blog'));
  for (const [reason, ...given] of [
    ['There is no folder no-such-folder. Nothing was written.', 'no-such-folder'],
    ['There is no folder package.json', 'package.json'],
    ['. is this site itself. Nothing was written.', '.'],
    ['There is no post and no guide', 'static'],
    ["Unknown option '--dryrun'", source, '--dryrun'],
  ] as [string, string, ...string[]][]) {
    const {code, output} = await importFrom(...(given as [string, ...string[]]));
    expect([code, output.replace(/\s+/g, ' ')]).toEqual([1, expect.stringContaining(reason)]);
  }

  site.write('blog/unsaved.md', 'Chưa lưu.\n');
  const dirty = await importFrom(source);
  expect([dirty.code, dirty.output]).toEqual([1, expect.stringContaining('blog/unsaved.md')]);
  site.clear('blog/unsaved.md');

  fs.renameSync(path.join(site.dir, '.git'), path.join(site.dir, '.cache-git'));
  const withoutGit = await importFrom(source);
  fs.renameSync(path.join(site.dir, '.cache-git'), path.join(site.dir, '.git'));
  expect([withoutGit.code, withoutGit.output]).toEqual([
    1,
    expect.stringContaining('not in a git repository'),
  ]);

  const dry = await importFrom(source, '--dry-run');
  expect([dry.code, dry.output]).toEqual([
    0,
    expect.stringContaining('redirect /bai/tu-do → /blog/tu-do'),
  ]);
  expect(listOf(path.join(site.dir, 'blog'))).toEqual(before);
});

test('four sites in one: it builds, pictures and redirects are there', async () => {
  const sources = folders.map(listOf);
  for (const folder of folders) {
    const {code, output} = await importFrom(folder);
    expect([code, output]).toEqual([0, expect.stringContaining('git restore .')]);
    commitAll(site.dir);
  }
  expect(folders.map(listOf)).toEqual(sources);

  const {code, output} = await site.run('docusaurus', ['build', '--no-minify']);
  if (code !== 0) throw new Error(output);
  // What the check says of the texts themselves is no fault of the import
  expect(output.match(/\[WARNING\](?! The site works all the same)[^\n]*/g)).toBeNull();

  const post = page('blog/2020/05/06/cau-go.html');
  expect(post('.theme-admonition').text()).toContain('Một lưu ý');
  expect(post('main').text()).toContain('1 <2 và {nháp}');
  expect(post('article img[alt="Nhịp cầu"], article img[alt="Cầu"]').length).toBe(2);
  expect(page('en/blog/2020/05/06/cau-go.html')('h1').text()).toBe('Wooden bridge');
  for (const [name, selector] of [
    ['tu-do', 'main:contains("1 < 2, {không phải mã}")'],
    ['2022/dòng-sông-bên-lở-bên-bồi', '.markdown img[alt="Bên bồi"]'],
    ['nhatky/ngay-mua', '.markdown img'],
    ['đi/len-nui', 'blockquote:contains("Nhớ mang nước.")'],
  ])
    expect([name, page(`blog/${name}.html`)(selector).length]).toEqual([name, 1]);

  const redirects = {
    'bai/tu-do': '/blog/tu-do',
    'en/bai/tu-do': '/en/blog/tu-do',
    'bai/wooden-bridge': '/blog/2020/05/06/cau-go',
    'cu/song': '/blog/2022/dòng-sông-bên-lở-bên-bồi',
    'đi/len-nui': '/blog/đi/len-nui',
    'nhatky/ngay-mua': '/blog/nhatky/ngay-mua',
  };
  for (const [from, to] of Object.entries(redirects))
    expect(site.read(`build/${from}.html`)).toMatch(new RegExp(`url=${to}["'> ]`));
  expect(site.read('build/sitemap.xml')).not.toContain('/bai/');
});
