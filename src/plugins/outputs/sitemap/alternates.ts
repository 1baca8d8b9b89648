import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

import {defaultLocale, localeConfigs, localePath, locales, type Locale} from '../../../lib/locales';
import {languagesOf} from '../../content/languages/languages-of';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/** An alternate link. The `sitemap` library accepts it, but Docusaurus' type lacks it. */
type Alternate = {readonly lang: string; readonly url: string};

/**
 * Adds alternate links to a sitemap entry: all language versions, including the page
 * itself, and `x-default` for readers of other languages.
 *
 * @param item an entry of the current language's sitemap
 * @param siteRoot absolute URL of that language's home page, with a trailing slash
 * @param current language of the sitemap
 * @param languages languages of the page
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

/** Returns the source files of all pages by path, with the base URL. */
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
 * Returns the sitemap plugin's option `createSitemapItems`. It adds alternate links to
 * Docusaurus' entries. It removes pages without a translation, which show the text of
 * another language: that language's sitemap lists them.
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
