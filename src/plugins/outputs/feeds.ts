import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {shownLanguage} from '../../lib/content-languages';
import {textIn, type Locale, type Localized} from '../../lib/locales';
import type {BlogConfig, SiteConfig} from '../../lib/settings';
import {readablePage} from './readable';

const description: Localized = {
  vi: 'Bài viết mới, đủ cả nội dung.',
  en: 'New posts with their full text.',
};

/** Feed readers remove form fields, so the checkbox of a task becomes a character. */
export const withTaskMarks = (html: string): string =>
  html.replace(/<input[^>]*>/g, (box) => (/ checked/.test(box) ? '☑' : '☐'));

/**
 * Returns the blog's option `feedOptions`. A feed has the newest posts that are written in its
 * language, with the content of their pages.
 */
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
        content: withTaskMarks((await readablePage(context, permalink)) ?? ''),
        category: post.tags.map(({label}) => ({name: label, term: label})),
        // The library treats an empty list as a list with an author
        ...(authors.length > 0 && {author: authors.map(({name, url: link}) => ({name, link}))}),
      };
    });
    return Promise.all(items);
  }) satisfies FeedOptions['createFeedItems'],
});
