/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {addressesIn, checkInternalLinks} from './links';

const folders: string[] = [];
afterAll(() => {
  for (const dir of folders) fs.rmSync(dir, {recursive: true});
});

/**
 * Writes a site with the base URL `/dau/`, some fixed pages and the given files. Returns its broken
 * links.
 */
function brokenIn(files: Readonly<Record<string, string>>): string[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-links-'));
  folders.push(dir);
  const all = {
    'sitemap.xml': '<urlset><url><loc>https://example.com/dau/</loc></url></urlset>',
    'index.html': '<html><body></body></html>',
    'a.html': '<h2 id="here">a</h2><h2 id="mục-một">b</h2><a name="old">c</a>',
    'from-a.html': '<meta http-equiv="refresh" content="0; url=/dau/a">',
    'b/index.html': '<p id="b">b</p>',
    'img/p.svg': '<svg/>',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  const {broken} = checkInternalLinks(dir, '/dau/');
  return broken.map(({page = '', url, reason}) => `${page}: ${url}: ${reason}`);
}

test('K01 valid links pass, and links to other sites are not checked', () => {
  const links = [
    'a',
    '/dau/a#here',
    '/dau/a#old',
    '/dau/a#m%E1%BB%A5c-m%E1%BB%99t',
    '/dau/a?q=1#top',
    '/dau/a.html',
    '/dau/from-a#here',
    '/dau/b#b',
    '/dau/b/',
    '/dau',
    '#',
    'https://example.com/dau/a#here',
    'https://example.com/other-project',
    'https://elsewhere.invalid/#x',
    'mailto:a@example.com',
  ];
  const html = links.map((href) => `<a href="${href}">x</a>`).join('');
  expect(
    brokenIn({
      'index.html': `${html}<img src=img/p.svg srcset="img/p.svg 1x, /dau/img/p.svg 2x">`,
      'assets/style.css': '@font-face {src: url(../img/p.svg), url("data:,x")}',
    }),
  ).toEqual([]);
});

test.each([
  ['<a href="/dau/gone">x</a>', '/dau/gone: there is no such page or file'],
  ['<a href="A">x</a>', '/dau/A: there is no such page or file'],
  ['<a href="/a">x</a>', '/a: it leads out of the site, which lives under /dau/'],
  ['<a href="#gone">x</a>', '/dau/c#gone: that page has no heading or element with the id "gone"'],
  ['<a href="a#gone">x</a>', '/dau/a#gone: that page has no heading or element with the id "gone"'],
  ['<img src="/dau/gone.png" alt="">', '/dau/gone.png: there is no such page or file'],
  ['<img srcset="/dau/gone.png 2x" alt="">', '/dau/gone.png: there is no such page or file'],
  ['<p style="background: url(gone.png)">', '/dau/gone.png: there is no such page or file'],
  [
    '<link rel=canonical href="https://example.com/dau/gone">',
    '/dau/gone: there is no such page or file',
  ],
  ['<a href="http://[">x</a>', 'http://[: it is no address'],
  [
    '<a href="pathname:///a">x</a>',
    'pathname:///a: write it without pathname://, which works in Markdown links alone',
  ],
])('K01 %s is named with its page', (html, problem) => {
  expect(brokenIn({'c.html': html})).toEqual([`/dau/c: ${problem}`]);
});

test('K01 URLs in feeds, sitemaps and style sheets are checked', () => {
  expect(
    brokenIn({
      'blog/rss.xml': '<link>https://example.com/dau/gone</link>',
      'assets/style.css': '@font-face {src: url(gone.woff2)}',
    }).sort(),
  ).toEqual([
    '/dau/assets/style.css: /dau/assets/gone.woff2: there is no such page or file',
    '/dau/blog/rss.xml: /dau/gone: there is no such page or file',
  ]);
});

test('finds the URLs of sitemaps and all feed formats, without duplicates', () => {
  expect(
    addressesIn(
      '<loc>https://example.com/a</loc><xhtml:link href="https://example.com/en/a"/>' +
        '<content>&lt;a href="https://example.com/a"&gt;</content>' +
        String.raw`{"url": "https://example.com/b", "html": "<a href=\"https://example.com/c#d\">"}`,
    ),
  ).toEqual([
    'https://example.com/a',
    'https://example.com/en/a',
    'https://example.com/b',
    'https://example.com/c#d',
  ]);
});
