import {htmlFile, pagePath} from './urls';

test.each([
  ['/blog/first', '/', 'blog/first'],
  ['/docs/', '/', 'docs'],
  ['/site/en/docs/', '/site/en/', 'docs'],
  ['/site/', '/site/', 'index'],
  ['/site', '/site/', 'index'],
  ['/friends', '/site/', 'friends'],
  ['/blog/100%25-%C4%91%C3%BAng', '/', 'blog/100%-đúng'],
  ['/blog/100%', '/', 'blog/100%'],
])('%s under %s is %s', (permalink, baseUrl, expected) => {
  expect(pagePath(permalink, baseUrl)).toBe(expected);
});

test.each([
  ['/site/blog/first', false, 'blog/first.html'],
  ['/site/blog/first/', true, 'blog/first/index.html'],
  ['/site/blog/first', undefined, 'blog/first/index.html'],
  ['/site/', true, 'index.html'],
  ['/site/404.html', true, '404.html'],
])('the file of %s with trailingSlash %s is %s', (permalink, trailingSlash, expected) => {
  expect(htmlFile(permalink, {baseUrl: '/site/', trailingSlash})).toBe(expected);
});
