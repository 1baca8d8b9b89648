/** @jest-environment jsdom */
import {cleanPath, decodable} from './client/repair-url';

test.each([
  ['/blog/bài-viết', '/blog/bài-viết'],
  ['/%C4%91', '/%C4%91'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/docs/%', '/docs/%25'],
  ['#%', '#%25'],
  ['', ''],
])('%s can be decoded as %s', (part, expected) => {
  expect(decodable(part)).toBe(expected);
});

test.each([
  ['/index.html', '/'],
  ['/blog.html', '/blog'],
  ['/en/blog/index.html', '/en/blog'],
  ['/blog/html', '/blog/html'],
  ['/', '/'],
  ['//outside.example/a.html', '/outside.example/a'],
])('%s is %s', (pathname, expected) => {
  expect(cleanPath(pathname)).toBe(expected);
});
