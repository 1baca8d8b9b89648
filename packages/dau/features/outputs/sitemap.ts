import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';

import {hasHistory} from '../../utils/git';
import {defaultLocale, localePath, locales, type Locale} from '../../settings/locales';
import {decodeUrl} from '../../utils/urls';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Returns the sitemap plugin's options. A sitemap lists only the pages in its language, with links to
 * their other languages. `x-default` is for readers of all remaining languages.
 *
 * @param languagesOf returns the languages in which a source file's page exists
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
    const root = home.slice(0, home.length - localePath(locale).length);
    const files = new Map(
      flattenRoutes(params.routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.flatMap((item) => {
      const file = files.get(decodeUrl(new URL(item.url).pathname));
      const languages = file === undefined ? locales : languagesOf(file);
      if (!languages.includes(locale)) return [];
      const link = (lang: string, language: Locale) => ({
        lang,
        url: `${root}${localePath(language)}${item.url.slice(home.length)}`,
      });
      const fallback = languages.includes(defaultLocale) ? defaultLocale : locale;
      // The sitemap library supports `links`, but Docusaurus' type lacks it
      const links = [...languages.map((each) => link(each, each)), link('x-default', fallback)];
      return [{...item, links}];
    });
  }) as CreateSitemapItems,
});
