/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {listPages} from './built-pages';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-pages-'));
afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function write(file: string, text = '') {
  fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}
/** A page as Docusaurus minifies it, with quotes only where HTML needs them. */
const page = (lang: string, classes: string, body = '') =>
  `<!doctype html><html lang=${lang} class="plugin-id-default ${classes}" data-has-hydrated=false>${body}</html>`;
const editLink = (file: string) =>
  `<a href=https://github.com/lan/web/edit/main/${file} class="theme-edit-this-page">`;

test('every page is listed with its kind, its source and its date', () => {
  write('src/pages/index.tsx');
  write('src/pages/about.mdx');
  write('i18n/en/docusaurus-plugin-content-pages/about.mdx');
  write('blog/bài một/index.mdx');
  write('docs/a.md');
  const post = page(
    'vi',
    'plugin-blog blog-post-page',
    `<meta property=article:published_time content=2026-03-02T00:00:00.000Z>${editLink('blog/b%C3%A0i%20m%E1%BB%99t/index.mdx')}`,
  );
  const guide = page(
    'vi',
    'plugin-docs docs-doc-page docs-doc-id-a',
    `${editLink('docs/a.md')}</a><time itemprop=dateModified datetime=2026-04-01T00:00:00.000Z>`,
  );
  write('build/index.html', page('vi', 'plugin-pages'));
  write('build/en/index.html', page('en', 'plugin-pages'));
  write('build/about.html', page('vi', 'plugin-pages mdx-page'));
  write('build/en/about.html', page('en', 'plugin-pages mdx-page'));
  write('build/cv.html', page('vi', 'plugin-pages'));
  write('build/blog/mot.html', post);
  write('build/docs/a.html', guide);
  write('build/docs/b.html', page('vi', 'plugin-docs docs-doc-page docs-doc-id-b'));
  write('build/docs/category/c.html', page('vi', 'plugin-docs docs-doc-page'));
  write('build/404.html', page('vi', 'plugin-native'));
  // These are not pages of the site: a redirect, and a verification file of a search engine
  write('build/docs.html', '<html lang=vi><meta http-equiv=refresh content="0; url=/docs/a">');
  write('build/google123.html', 'google-site-verification: google123.html');

  const pages = listPages(path.join(siteDir, 'build'), siteDir);
  const kinds = new Map(pages.map((each) => [each.path, each.kind]));

  expect(
    pages.map(({path: each, language, source, date}) => [each, language, source, date]),
  ).toEqual([
    ['', 'vi', 'src/pages/index.tsx', undefined],
    ['404.html', 'vi', undefined, undefined],
    ['about', 'vi', 'src/pages/about.mdx', undefined],
    ['blog/mot', 'vi', 'blog/bài một/index.mdx', '2026-03-02T00:00:00.000Z'],
    ['cv', 'vi', undefined, undefined],
    ['docs/a', 'vi', 'docs/a.md', '2026-04-01T00:00:00.000Z'],
    ['docs/b', 'vi', undefined, undefined],
    ['docs/category/c', 'vi', undefined, undefined],
    ['en/', 'en', 'src/pages/index.tsx', undefined],
    ['en/about', 'en', 'i18n/en/docusaurus-plugin-content-pages/about.mdx', undefined],
  ]);
  expect(kinds.get('docs/a')).toBe(kinds.get('docs/b'));
  expect(kinds.get('')).toBe(kinds.get('en/'));
  // A React page, a guide and a category page are different kinds
  expect(
    new Set(['', 'cv', 'docs/a', 'docs/category/c', 'about'].map((each) => kinds.get(each))).size,
  ).toBe(5);
});
