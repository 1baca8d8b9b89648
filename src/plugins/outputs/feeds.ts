import type {BlogPost, FeedOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';

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
  createFeedItems: (({blogPosts, siteConfig, outDir}) => {
    const posts = blogPosts.map(({metadata}) => metadata).filter(isIn(locale));
    return feedItems({siteConfig, outDir}, posts.slice(0, feedPosts));
  }) satisfies FeedOptions['createFeedItems'],
});

type Post = BlogPost['metadata'];

/** Whether a post is written in this language. A post in only one language is only in that feed. */
export const isIn =
  (locale: string) =>
  ({frontMatter}: Post): boolean =>
    shownLanguage(frontMatter, locale) === locale;

/** Feed readers drop form fields, so the box of a task becomes a character. */
export const withTaskMarks = (html: string): string =>
  html.replace(/<input[^>]*>/g, (box) => (/ checked/.test(box) ? '☑' : '☐'));

/** Returns posts as items of a feed, with the content of their pages. */
export const feedItems = (
  context: Pick<LoadContext, 'siteConfig' | 'outDir'>,
  posts: readonly Post[],
) =>
  Promise.all(
    posts.map(async ({title, description: summary, date, authors, tags, permalink}) => {
      const url = new URL(permalink, context.siteConfig.url).href;
      const content = (await readablePage(context, permalink)) ?? '';
      return {
        title,
        id: url,
        link: url,
        date,
        published: date,
        description: summary,
        content: withTaskMarks(content),
        category: tags.map(({label}) => ({name: label, term: label})),
        // The library treats an empty list as a list with an author
        ...(authors.length > 0 && {
          author: authors.map((each) => ({name: each.name, link: each.url})),
        }),
      };
    }),
  );
