/** @jest-environment jsdom */
import {cleanPath, decodable} from './client/repair-address';
import {sourceLabel} from './navigation';

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

test.each([
  ['https://github.com/lan/blog', 'GitHub', 'GitHub'],
  ['https://code.example/github.com', 'Mã nguồn', 'Source code'],
  ['https://notgithub.com/lan/blog', 'Mã nguồn', 'Source code'],
])('the link to %s says %s', (url, vi, en) => {
  expect(sourceLabel(url, 'vi')).toBe(vi);
  expect(sourceLabel(url, 'en')).toBe(en);
});
