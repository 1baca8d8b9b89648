/** @jest-environment jsdom */
import {cleanPath, decodable} from './client/repair-url';

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
