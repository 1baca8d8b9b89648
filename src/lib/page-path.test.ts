import {pagePath} from './page-path';

test.each([
  ['/blog/first', '/', 'blog/first'],
  ['/docs/', '/', 'docs'],
  ['/site/en/docs/', '/site/en/', 'docs'],
  ['/site/', '/site/', 'index'],
  ['/site', '/site/', 'index'],
])('%s under %s is %s', (permalink, baseUrl, expected) => {
  expect(pagePath(permalink, baseUrl)).toBe(expected);
});
