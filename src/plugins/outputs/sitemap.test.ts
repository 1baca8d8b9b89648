import {withAlternates} from './sitemap';

const rest = {changefreq: 'daily', priority: 0.5, lastmod: null} as const;

// tests/machine-readable.spec.ts compares a whole sitemap with its pages
test('alternates of a page under a base URL, and of one in one language', () => {
  const root = 'https://example.com/my-site/';
  const linksOf = (url: string, locale: string, languages?: string[]) =>
    withAlternates({url, ...rest}, root + (locale === 'en' ? 'en/' : ''), locale, languages).links;
  expect(linksOf(`${root}blog/archive`, 'vi')).toEqual([
    {lang: 'vi', url: `${root}blog/archive`},
    {lang: 'en', url: `${root}en/blog/archive`},
    {lang: 'x-default', url: `${root}blog/archive`},
  ]);
  expect(linksOf(`${root}en/blog/a`, 'en', ['en'])).toEqual([
    {lang: 'en', url: `${root}en/blog/a`},
    {lang: 'x-default', url: `${root}en/blog/a`},
  ]);
});
