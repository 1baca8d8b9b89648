import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';

import {shownLanguage} from '../../content/content-languages';
import {languagesOf} from '../../content/translation-state';
import {withoutControlCharacters} from '../../utils/escape';
import {defaultLocale, localePath, locales, textIn, type Locale} from '../../settings/locales';
import type {Settings} from '../../settings';
import {hasHistory} from '../../utils/git';
import {decodeUrl} from '../../utils/urls';
import {readablePage} from './readable';

/** Returns the blog's `feedOptions`. A feed contains the newest posts written in its language. */
export const feedOptions = (
  {feedPosts, description}: Settings['blog'],
  site: Settings['site'],
  locale: Locale,
) => ({
  type: 'all' as const,
  limit: false as const,
  title: site.name,
  description: textIn(description, locale),
  copyright: site.author.name,
  createFeedItems: (async ({blogPosts, defaultCreateFeedItems, ...context}) => {
    const posts = blogPosts
      .filter(({metadata}) => shownLanguage(metadata.frontMatter, locale) === locale)
      .slice(0, feedPosts);
    const items = await defaultCreateFeedItems({...context, blogPosts: posts});
    const contents = posts.map(({metadata}) => readablePage(context, metadata.permalink));
    return Promise.all(
      items.map(async (item, at) => ({
        ...item,
        published: item.date,
        content: withoutControlCharacters((await contents[at]) ?? ''),
      })),
    );
  }) satisfies FeedOptions['createFeedItems'],
});

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Returns the sitemap plugin's options. A sitemap lists only the pages in its language, with links to
 * their other languages. `x-default` is for readers of all remaining languages. The pages in
 * `pages-not-in-sitemap.ts` have `noindex`, so they are not listed.
 */
export const sitemapOptions = (siteDir: string, locale: Locale) => ({
  changefreq: 'daily' as const,
  priority: 0.5,
  lastmod: hasHistory(siteDir) ? ('date' as const) : null,
  createSitemapItems: (async ({defaultCreateSitemapItems, ...params}) => {
    const home = `${params.siteConfig.url}${params.siteConfig.baseUrl}`;
    const root = home.slice(0, home.length - localePath(locale).length);
    const files = new Map(
      flattenRoutes(params.routes).map(({path, metadata}) => [
        decodeUrl(path),
        metadata?.sourceFilePath,
      ]),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.flatMap((item) => {
      const file = files.get(decodeUrl(new URL(item.url).pathname));
      const languages = file === undefined ? locales : languagesOf(siteDir, file);
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
