import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

import {defaultLocale, localeConfigs, localePath, locales, type Locale} from '../../../lib/locales';
import {languagesOf} from '../../content/languages/languages-of';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/** What the `sitemap` library takes beyond Docusaurus' own type for an item. */
type Alternate = {readonly lang: string; readonly url: string};

/**
 * Each sitemap entry names all of its versions, itself included, and one for
 * readers of none of the languages.
 *
 * @param item an entry of the current language's sitemap
 * @param siteRoot address of that language's home page, with the final slash
 * @param current language of the sitemap
 * @param languages those the page is written in
 */
export function withAlternates<T extends SitemapItem>(
  item: T,
  siteRoot: string,
  current: Locale,
  languages: readonly Locale[] = locales,
): T & {links: Alternate[]} {
  const root = siteRoot.slice(0, siteRoot.length - localePath(current).length);
  const page = item.url.slice(siteRoot.length);
  const urlIn = (locale: Locale) => `${root}${localePath(locale)}${page}`;
  return {
    ...item,
    links: [
      ...languages.map((locale) => ({lang: localeConfigs[locale].htmlLang, url: urlIn(locale)})),
      {lang: 'x-default', url: urlIn(languages.includes(defaultLocale) ? defaultLocale : current)},
    ],
  };
}

/** Files of the pages of a build, by path with base URL. */
function sourceFiles(routes: readonly RouteConfig[]): Map<string, string> {
  const files = routes.flatMap((route): [string, string][] => [
    ...(route.metadata?.sourceFilePath
      ? [[route.path, route.metadata.sourceFilePath] as [string, string]]
      : []),
    ...(route.routes ? sourceFiles(route.routes) : []),
  ]);
  return new Map(files);
}

/**
 * Docusaurus' own sitemap entries, with the alternates it leaves out, and
 * without pages that show the original for want of a translation: the
 * original's sitemap has them.
 */
export function createSitemapItems(current: Locale, siteDir: string): CreateSitemapItems {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const {url, baseUrl} = params.siteConfig;
    const files = sourceFiles(params.routes);
    const items = await defaultCreateSitemapItems(params);
    return items.flatMap((item) => {
      const file = files.get(decodeURI(new URL(item.url).pathname));
      if (file === undefined) return [withAlternates(item, `${url}${baseUrl}`, current)];
      const languages = languagesOf(siteDir, file);
      if (!languages.includes(current)) return [];
      return [withAlternates(item, `${url}${baseUrl}`, current, languages)];
    });
  };
}
