import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {shownLanguage} from '../../lib/content-languages';
import {withoutControlCharacters} from '../../lib/content/characters';
import {textIn, type Locale, type Localized} from '../../lib/locales';
import type {BlogConfig, SiteConfig} from '../../lib/settings';
import {readablePage} from './readable';

const description: Localized = {
  vi: 'Bài viết mới, đủ cả nội dung.',
  en: 'New posts with their full text.',
};

/** Replaces task list checkboxes with characters, because feed readers remove form fields. */
export const withTaskMarks = (html: string): string =>
  html.replace(/<input[^>]*>/g, (box) => (/ checked/.test(box) ? '☑' : '☐'));

/** Returns the blog's `feedOptions`. A feed contains the newest posts written in its language. */
export const feedOptions = ({feedPosts}: BlogConfig, site: SiteConfig, locale: Locale) => ({
  type: 'all' as const,
  limit: false as const,
  title: site.name,
  description: textIn(description, locale),
  copyright: site.author.name,
  createFeedItems: (({blogPosts, ...context}) => {
    const posts = blogPosts
      .map(({metadata}) => metadata)
      .filter(({frontMatter}) => shownLanguage(frontMatter, locale) === locale);
    const items = posts.slice(0, feedPosts).map(async ({permalink, authors, ...post}) => {
      const url = new URL(permalink, context.siteConfig.url).href;
      return {
        title: post.title,
        id: url,
        link: url,
        date: post.date,
        published: post.date,
        description: post.description,
        content: withTaskMarks(
          withoutControlCharacters((await readablePage(context, permalink)) ?? ''),
        ),
        category: post.tags.map(({label}) => ({name: label, term: label})),
        // For an empty list, the library would write an empty author
        ...(authors.length > 0 && {author: authors.map(({name, url: link}) => ({name, link}))}),
      };
    });
    return Promise.all(items);
  }) satisfies FeedOptions['createFeedItems'],
});
