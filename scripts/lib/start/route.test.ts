/** @jest-environment node */
import {routeOf} from './route';

const places = (...paths: string[]) => paths.map((baseUrl) => ({baseUrl}));
const atRoot = places('/', '/en/', '/ja/');
const atPath = places('/my-site/', '/my-site/en/');

test.each([
  ['/', atRoot, '/'],
  ['/blog/bai?x=/en/', atRoot, '/'],
  ['/english', atRoot, '/'],
  ['/en/', atRoot, '/en/'],
  ['/en/blog/post?q=1', atRoot, '/en/'],
  ['/en/ws', atRoot, '/en/'],
  ['/ws', atRoot, '/'],
  ['/ja/main.js', atRoot, '/ja/'],
  ['/my-site/', atPath, '/my-site/'],
  ['/my-site/en/blog', atPath, '/my-site/en/'],
  ['/en/blog', places('/en/'), '/en/'],
])('A04 %s goes to the server of its language', (url, all, expected) => {
  expect(routeOf(url, all)).toEqual({kind: 'server', place: {baseUrl: expected}});
});

test.each([
  ['/en', atRoot, '/en/'],
  ['/en?q=1', atRoot, '/en/?q=1'],
  ['/my-site', atPath, '/my-site/'],
  ['/', atPath, '/my-site/'],
  ['/', places('/en/'), '/en/'],
])('A04 %s is redirected into the site', (url, all, expected) => {
  expect(routeOf(url, all)).toEqual({kind: 'redirect', to: expected});
});

test.each([
  ['/blog', atPath],
  ['/my-site-2/', atPath],
  ['/blog', places('/en/')],
])('A04 %s is outside the site', (url, all) => {
  expect(routeOf(url, all)).toEqual({kind: 'none'});
});
