import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';

import {hasHistory} from '../../lib/git-history';
import {defaultLocale, localePath, locales, type Locale} from '../../lib/locales';
import {decodeUrl} from '../../lib/url-text';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Adds alternate links to a sitemap entry: all languages of the page, including its own, and
 * `x-default` for readers of other languages.
 *
 * @param siteRoot absolute URL of the language's home page, with a trailing slash
 * @param current language of the sitemap
 * @param languages languages of the page
 */
export function withAlternates<T extends {url: string}>(
  item: T,
  siteRoot: string,
  current: Locale,
  languages: readonly Locale[] = locales,
) {
  const root = siteRoot.slice(0, siteRoot.length - localePath(current).length);
  const link = (lang: string, locale: Locale) => ({
    lang,
    url: `${root}${localePath(locale)}${item.url.slice(siteRoot.length)}`,
  });
  const fallback = languages.includes(defaultLocale) ? defaultLocale : current;
  // Docusaurus' type lacks it; the `sitemap` library knows it
  const links = [...languages.map((locale) => link(locale, locale)), link('x-default', fallback)];
  return {...item, links};
}

/**
 * Returns the options of the sitemap plugin. Pages without a translation are in the sitemap of their
 * own language only.
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
  createSitemapItems: (async ({defaultCreateSitemapItems, ...params}) => {
    const home = `${params.siteConfig.url}${params.siteConfig.baseUrl}`;
    const files = new Map(
      flattenRoutes(params.routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.flatMap((item) => {
      const file = files.get(decodeUrl(new URL(item.url).pathname));
      const languages = file === undefined ? locales : languagesOf(file);
      return languages.includes(locale) ? [withAlternates(item, home, locale, languages)] : [];
    });
  }) as CreateSitemapItems,
});
