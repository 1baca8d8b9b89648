import path from 'node:path';

import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {Feed} from 'feed';

import {writeWhole} from '../../lib/files';
import {shownLanguage} from '../../lib/content-languages';
import {textIn, toLocale, type Localized} from '../../lib/locales';
import {pagePath} from '../../lib/page-path';
import {decodeUrl} from '../../lib/url-text';
import {feedItem} from './feeds';
import {readablePage} from './readable';

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

/** Returns the tags that have a feed. One whose posts are all in another language has none. */
export function tagFeeds(posts: readonly BlogPost[], locale: string): TagFeed[] {
  const feeds = new Map<string, TagFeed>();
  for (const {metadata} of posts) {
    if (metadata.unlisted || shownLanguage(metadata.frontMatter, locale) !== locale) continue;
    for (const {label, permalink} of metadata.tags) {
      const feed = feeds.get(permalink) ?? {label, permalink, posts: []};
      feed.posts.push(metadata);
      feeds.set(permalink, feed);
    }
  }
  return [...feeds.values()].sort((a, b) => a.label.localeCompare(b.label, locale));
}

/**
 * Writes an RSS feed for each tag, beside its page.
 *
 * @param options the author's name, and how many posts a feed carries
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
    for (const post of posts.slice(0, feedPosts)) {
      const postUrl = new URL(post.permalink, siteConfig.url).href;
      feed.addItem(
        feedItem(post, postUrl, await readablePage({siteConfig, outDir}, post.permalink)),
      );
    }
    const folder = decodeUrl(pagePath(permalink, baseUrl));
    await writeWhole(path.join(outDir, folder, 'rss.xml'), feed.rss2());
  }
}
