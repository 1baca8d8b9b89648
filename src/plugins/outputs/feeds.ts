import type {BlogPost, FeedOptions} from '@docusaurus/plugin-content-blog';

import {shownLanguage} from '../../lib/content-languages';
import {textIn, type Locale, type Localized} from '../../lib/locales';
import type {BlogConfig, SiteConfig} from '../../lib/settings';
import {readablePage} from './readable';

const description: Localized = {
  vi: 'Bài viết mới, đủ cả nội dung.',
  en: 'New posts with their full text.',
};

/** Returns the blog's option `feedOptions`. */
export const feedOptions = ({feedPosts}: BlogConfig, site: SiteConfig, locale: Locale) => ({
  type: 'all' as const,
  limit: false as const,
  title: site.name,
  description: textIn(description, locale),
  copyright: site.author.name,
  createFeedItems: createFeedItems(locale, feedPosts),
});

/** Returns the items of a feed: whole texts without the markup of the page. */
function createFeedItems(locale: Locale, limit: number): FeedOptions['createFeedItems'] {
  return ({blogPosts, siteConfig, outDir}) => {
    const posts = blogPosts
      // A post without a translation is only in the feed of its own language
      .filter(({metadata: {frontMatter}}) => shownLanguage(frontMatter, locale) === locale)
      .slice(0, limit);
    return Promise.all(
      posts.map(async ({metadata}) => {
        const url = new URL(metadata.permalink, siteConfig.url).href;
        return feedItem(
          metadata,
          url,
          await readablePage({siteConfig, outDir}, metadata.permalink),
        );
      }),
    );
  };
}

/**
 * Returns a post as an item of a feed.
 *
 * @param content the text, see `readableHtml`
 */
export function feedItem(
  {title, description, date, authors, tags}: BlogPost['metadata'],
  url: string,
  content = '',
) {
  return {
    title,
    id: url,
    link: url,
    date,
    published: date,
    description,
    content,
    category: tags.map(({label}) => ({name: label, term: label})),
    // The library treats an empty list as one with an author
    ...(authors.length > 0 && {
      author: authors.map((each) => ({name: each.name, link: each.url})),
    }),
  };
}
