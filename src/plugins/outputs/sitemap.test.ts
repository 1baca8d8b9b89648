import {withAlternates} from './sitemap';

const rest = {changefreq: 'daily', priority: 0.5, lastmod: null} as const;

test('a Vietnamese page has alternates for Vietnamese, English and the default', () => {
  const {links} = withAlternates(
    {url: 'https://example.com/my-site/blog/archive', ...rest},
    'https://example.com/my-site/',
    'vi',
  );
  expect(links).toEqual([
    {lang: 'vi', url: 'https://example.com/my-site/blog/archive'},
    {lang: 'en', url: 'https://example.com/my-site/en/blog/archive'},
    {lang: 'x-default', url: 'https://example.com/my-site/blog/archive'},
  ]);
});

test('the English home page', () => {
  const {links} = withAlternates(
    {url: 'https://example.com/en/', ...rest},
    'https://example.com/en/',
    'en',
  );
  expect(links).toEqual([
    {lang: 'vi', url: 'https://example.com/'},
    {lang: 'en', url: 'https://example.com/en/'},
    {lang: 'x-default', url: 'https://example.com/'},
  ]);
});

test('a page in one language has no other alternate', () => {
  const {links} = withAlternates(
    {url: 'https://example.com/en/blog/english', ...rest},
    'https://example.com/en/',
    'en',
    ['en'],
  );
  expect(links).toEqual([
    {lang: 'en', url: 'https://example.com/en/blog/english'},
    {lang: 'x-default', url: 'https://example.com/en/blog/english'},
  ]);
});
