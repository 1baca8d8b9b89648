import type {PluginOptions} from '@docusaurus/plugin-sitemap';

import {defaultLocale, localeConfigs, locales, type Locale} from '../../config';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/** What the `sitemap` library takes beyond Docusaurus' own type for an item. */
type Alternate = {readonly lang: string; readonly url: string};

function localePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}

/**
 * Every page exists in every language, so each sitemap entry names all of its
 * versions, itself included, and the default language for readers of none.
 *
 * @param item an entry of the current language's sitemap
 * @param siteRoot address of that language's home page, with the final slash
 * @param current language of the sitemap
 */
export function withAlternates<T extends SitemapItem>(
  item: T,
  siteRoot: string,
  current: Locale,
): T & {links: Alternate[]} {
  const root = siteRoot.slice(0, siteRoot.length - localePath(current).length);
  const page = item.url.slice(siteRoot.length);
  const urlIn = (locale: Locale) => `${root}${localePath(locale)}${page}`;
  return {
    ...item,
    links: [
      ...locales.map((locale) => ({lang: localeConfigs[locale].htmlLang, url: urlIn(locale)})),
      {lang: 'x-default', url: urlIn(defaultLocale)},
    ],
  };
}

/** Docusaurus' own sitemap entries, with the alternates it leaves out. */
export function createSitemapItems(current: Locale): CreateSitemapItems {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const {url, baseUrl} = params.siteConfig;
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => withAlternates(item, `${url}${baseUrl}`, current));
  };
}
