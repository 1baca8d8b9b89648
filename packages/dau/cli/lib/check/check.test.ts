import path from 'node:path';

import {describeProblems, listPages, samplePages} from './choose-and-open-pages';
import {capture, errorMessage} from '../terminal';
import {countWarnings, warningsIn} from '../../../utils/docusaurus-messages';
import {temporaryFolder} from '../../../tests/support/temporary-folder';

const {dir: siteDir, write} = temporaryFolder();
/** Returns minified HTML, without optional quotes. */
const page = (lang: string, classes: string, body = '') =>
  `<!doctype html><html lang=${lang} class="plugin-id-default ${classes}" data-has-hydrated=false>${body}</html>`;

test('every page is listed with its kind and its date', () => {
  const updated = '<time datetime=2026-04-05 itemprop=dateModified>';
  const post = `<meta property=article:published_time content=2026-03-02>`;
  write('build/index.html', page('vi', 'plugin-pages'));
  write('build/en/about.html', page('en', 'plugin-pages mdx-page'));
  write('build/blog/mot.html', page('vi', 'plugin-blog blog-post-page', post));
  write('build/docs/a.html', page('vi', 'plugin-docs docs-doc-page docs-doc-id-a', post + updated));
  write('build/docs/b.html', page('vi', 'plugin-docs docs-doc-page docs-doc-id-b'));
  write('build/404.html', page('vi', 'plugin-native'));
  // Redirects and verification files are not pages
  write('build/docs.html', '<html lang=vi><meta http-equiv=refresh content="0; url=/docs/a">');
  write('build/google123.html', 'google-site-verification: google123.html');

  const pages = listPages(path.join(siteDir, 'build'));

  expect(pages.map(({path: each, date}) => [each, date])).toEqual([
    ['404.html', ''],
    ['blog/mot', '2026-03-02'],
    ['docs/a', '2026-04-05'],
    ['docs/b', ''],
    ['en/about', ''],
    ['', ''],
  ]);
  expect(new Set(pages.map(({kind}) => kind)).size).toBe(5);
});

test('the newest page of each kind is opened, and the newest others up to the limit', () => {
  const pages = ['old', 'new', 'newer', 'guide'].map((path, at) => ({
    path,
    kind: path === 'guide' ? 'guide' : 'post',
    date: `2026-01-0${at + 1}`,
  }));
  const chosen = (limit: number) => samplePages(pages, limit).map(({path}) => path);
  expect(chosen(1)).toEqual(['newer', 'guide']);
  expect(chosen(3)).toEqual(['newer', 'guide', 'new']);
});

test('each problem is listed once, with advice and the pages that have it', () => {
  const page = (name: string, found: string) => ({name, problem: `${found}\n      → fix it`});
  expect(
    describeProblems([
      page('/blog/a', 'no alternative text'),
      ...['/1', '/2', '/3', '/4', '/5', '/6'].map((name) => page(name, 'console error: boom')),
    ]),
  ).toBe(`  /blog/a: no alternative text
      → fix it
  /1: console error: boom
      → fix it
      also on /2, /3, /4, /5 and 1 more`);
});

test('each warning is returned once, with all its lines, and a warning with a list counts as its entries', () => {
  const warnings = [
    'Link to gone.mdx.\nMake sure it exists.',
    'Content:\n  a.mdx:1: one.\n  b.mdx: two.',
  ];
  const printed = [...warnings, warnings[0]].map((text) => `[WARNING] ${text}\n`);
  const output = `[INFO] Creating…\n${printed.join('')}\nnode: not Docusaurus\n[SUCCESS] Generated.\n`;
  expect(warningsIn(output)).toEqual(warnings);
  expect(countWarnings(warnings)).toBe(3);
});

test('a program that cannot start has a message, and so has one that fails silently', async () => {
  expect(await capture('no-such-program', [])).toEqual({
    code: 1,
    output: expect.stringContaining('no-such-program ENOENT'),
  });
  expect((await capture('node', ['-e', 'process.exit(3)'])).output).toContain('exit code 3');
});

test("an error in the engine's code is shown with its stack, an author's mistake without", () => {
  expect(errorMessage(new Error('No built site.'))).toBe('No built site.');
  expect(errorMessage(new TypeError('x is undefined'))).toMatch(
    /x is undefined\n +at .*check\.test\.ts/,
  );
});
