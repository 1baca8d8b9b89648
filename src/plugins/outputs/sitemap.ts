import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';

import {hasHistory} from '../../lib/git-history';
import {defaultLocale, localePath, locales, type Locale} from '../../lib/locales';
import {decodeUrl} from '../../lib/url-text';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/**
 * Adds alternate links to a sitemap entry: all language versions, including the page
 * itself, and `x-default` for readers of other languages.
 *
 * @param siteRoot absolute URL of the language's home page, with a trailing slash
 * @param current language of the sitemap
 * @param languages languages of the page
 */
export function withAlternates<T extends SitemapItem>(
  item: T,
  siteRoot: string,
  current: Locale,
  languages: readonly Locale[] = locales,
) {
  const root = siteRoot.slice(0, siteRoot.length - localePath(current).length);
  const urlIn = (locale: Locale) =>
    `${root}${localePath(locale)}${item.url.slice(siteRoot.length)}`;
  return {
    ...item,
    // Docusaurus' type lacks it; the `sitemap` library knows it
    links: [
      ...languages.map((locale) => ({lang: locale, url: urlIn(locale)})),
      {lang: 'x-default', url: urlIn(languages.includes(defaultLocale) ? defaultLocale : current)},
    ],
  };
}

/**
 * Returns the options of the sitemap plugin.
 *
 * @param languagesOf returns the languages of a page, by its source file
 */
export const sitemapOptions = (
  siteDir: string,
  locale: Locale,
  languagesOf: (file: string) => readonly Locale[],
) => ({
  changefreq: 'daily' as const,
  priority: 0.5,
  lastmod: hasHistory(siteDir) ? ('date' as const) : null,
  createSitemapItems: createSitemapItems(locale, languagesOf),
});

/**
 * Adds alternate links, and removes pages without a translation: the sitemap of their own language
 * lists them.
 */
function createSitemapItems(
  current: Locale,
  languagesOf: (file: string) => readonly Locale[],
): CreateSitemapItems {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const home = `${params.siteConfig.url}${params.siteConfig.baseUrl}`;
    const files = new Map(
      flattenRoutes(params.routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.flatMap((item) => {
      const file = files.get(decodeUrl(new URL(item.url).pathname));
      const languages = file === undefined ? locales : languagesOf(file);
      return languages.includes(current) ? [withAlternates(item, home, current, languages)] : [];
    });
  };
}
