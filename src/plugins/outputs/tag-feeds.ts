import path from 'node:path';

import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {Feed} from 'feed';

import {writeWhole} from '../../lib/files';
import {textIn, toLocale, type Localized} from '../../lib/locales';
import {pagePath} from '../../lib/page-path';
import {feedItems, isIn} from './feeds';

const description: Localized<(tag: string) => string> = {
  vi: (tag) => `Bài viết mới có thẻ ${tag}, đủ cả nội dung.`,
  en: (tag) => `New posts tagged ${tag}, with their full text.`,
};

/** A tag of the blog, with its posts in the language being built, newest first. */
export type TagFeed = {
  label: string;
  /** Path of the tag's page, with the base URL. */
  permalink: string;
  posts: BlogPost['metadata'][];
};

/** Returns the tags that have a feed: those with a post in this language. */
export function tagFeeds(posts: readonly BlogPost[], locale: string): TagFeed[] {
  const feeds = new Map<string, TagFeed>();
  const listed = posts.map(({metadata}) => metadata).filter(({unlisted}) => !unlisted);
  for (const post of listed.filter(isIn(locale))) {
    for (const {label, permalink} of post.tags) {
      const feed = feeds.get(permalink) ?? {label, permalink, posts: []};
      feed.posts.push(post);
      feeds.set(permalink, feed);
    }
  }
  return [...feeds.values()].sort((a, b) => a.label.localeCompare(b.label, locale));
}

/**
 * Writes an RSS feed for each tag, next to its page.
 *
 * @param options the author's name, and how many posts a feed has
 */
export async function writeTagFeeds(
  {baseUrl, siteConfig, i18n}: LoadContext,
  outDir: string,
  feeds: readonly TagFeed[],
  {author, feedPosts}: {author: string; feedPosts: number},
): Promise<void> {
  const locale = toLocale(i18n.currentLocale);
  for (const {label, permalink, posts} of feeds) {
    const url = new URL(permalink, siteConfig.url).href;
    const feed = new Feed({
      id: url,
      link: url,
      title: `${siteConfig.title}: ${label}`,
      description: textIn(description, locale)(label),
      language: locale,
      updated: posts[0]?.date,
      copyright: author,
    });
    feed.items = await feedItems({siteConfig, outDir}, posts.slice(0, feedPosts));
    await writeWhole(path.join(outDir, pagePath(permalink, baseUrl), 'rss.xml'), feed.rss2());
  }
}
