import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {shownLanguage} from '../../content/content-languages';
import {withoutControlCharacters} from '../../utils/escape';
import {textIn, type Locale, type Localized} from '../../settings/locales';
import type {Settings} from '../../settings';
import {readablePage} from './readable';

const description: Localized = {
  vi: 'Bài viết mới, đầy đủ nội dung.',
  en: 'New posts with their full text.',
};

/** Replaces task list checkboxes with characters, because feed readers remove form fields. */
export const withTaskMarks = (html: string): string =>
  html.replace(/<input[^<>]*>/g, (box) => (/ checked/.test(box) ? '☑' : '☐'));

/** Returns the blog's `feedOptions`. A feed contains the newest posts written in its language. */
export const feedOptions = (
  {feedPosts}: Settings['blog'],
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
        content: withTaskMarks(withoutControlCharacters((await contents[at]) ?? '')),
      })),
    );
  }) satisfies FeedOptions['createFeedItems'],
});
