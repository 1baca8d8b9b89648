/** @jest-environment jsdom */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {cleanPath, decodable} from './client/repair-url';
import {firstFont} from '.';

test.each([
  ['/blog/bài-viết', '/blog/bài-viết'],
  ['/%C4%91', '/%C4%91'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/docs/%', '/docs/%25'],
  ['#%', '#%25'],
  ['', ''],
])('the part %s of a URL becomes %s, which can be decoded', (part, expected) => {
  expect(decodable(part)).toBe(expected);
});

test.each([
  ['/index.html', '/'],
  ['/blog.html', '/blog'],
  ['/en/blog/index.html', '/en/blog'],
  ['/blog/html', '/blog/html'],
  ['/', '/'],
  ['//outside.example/a.html', '/outside.example/a'],
  ['/en//outside.example', '/en/outside.example'],
  ['/en/%5Coutside.example', '/en/outside.example'],
  ['/en/%09/outside.example', '/en/outside.example'],
])('the path %s becomes %s', (pathname, expected) => {
  expect(cleanPath(pathname)).toBe(expected);
});

test('the first font in --dau-font is preloaded if it has a file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  const sheet = (css: string) => {
    const file = path.join(folder, 'a.css');
    fs.writeFileSync(file, css);
    return firstFont([file]);
  };
  const faces = ["'Old'", '"New"', '"New"'].map(
    (name, index) => `@font-face {font-family: ${name}; src: url('./${index}.woff2')}`,
  );
  expect(sheet(`:root {--dau-font: 'New', 'Old'} ${faces.join(' ')}`)).toContain('/1.woff2"');
  expect(sheet(`:root {--dau-font: Georgia, 'Old'} ${faces.join(' ')}`)).toContain('undefined');
});
