import {temporaryFolder} from '../../tests/support/temporary-folder';
import {sitemapOptions} from './feeds-and-sitemap';

test('a page whose file name has diacritics is listed only in its language', async () => {
  const {dir} = temporaryFolder({'src/pages/về.md': 'Về.\n', 'src/pages/a.tsx': ''});
  const page = (path: string, sourceFilePath: string) => ({path, metadata: {sourceFilePath}});
  const urls = async (locale: 'vi' | 'en', base: string) => {
    const items = await sitemapOptions(dir, locale).createSitemapItems({
      siteConfig: {url: 'https://example.com', baseUrl: base},
      // Docusaurus encodes the names of pages
      routes: [page(`${base}v%E1%BB%81`, 'src/pages/về.md'), page(`${base}a`, 'src/pages/a.tsx')],
      defaultCreateSitemapItems: ({routes}: {routes: {path: string}[]}) =>
        Promise.resolve(routes.map(({path}) => ({url: `https://example.com${path}`}))),
    } as never);
    return items.map(({url}) => url);
  };
  expect(await urls('vi', '/')).toHaveLength(2);
  expect(await urls('en', '/en/')).toEqual(['https://example.com/en/a']);
});
