import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {languagesIn} from '../languages/types';
import {isListed} from '../shared/listed';
import type {Latest, LatestItem} from './types';

/** How many of each the home page lists. */
const POSTS = 3;
const GUIDES = 2;

/** The newest posts that are not hidden. */
export function latestPosts(blog: BlogContent | undefined, locale: string): readonly LatestItem[] {
  const day = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (blog?.blogPosts ?? [])
    .filter(isListed)
    .sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
    .slice(0, POSTS)
    .map(({metadata: {title, description, permalink, date, frontMatter}}) => ({
      title,
      description,
      permalink,
      languages: languagesIn(frontMatter),
      date: {iso: date.toISOString().slice(0, 10), text: day.format(date)},
    }));
}

/** The guides of the newest version that were worked on last. */
export function latestGuides(content: DocsContent | undefined): readonly LatestItem[] {
  const docs = content?.loadedVersions.find(({isLast}) => isLast)?.docs ?? [];
  return docs
    .filter(({unlisted, draft}) => !unlisted && !draft)
    .sort((a, b) => (b.lastUpdatedAt ?? 0) - (a.lastUpdatedAt ?? 0))
    .slice(0, GUIDES)
    .map(({title, description, permalink, frontMatter}) => ({
      title,
      description,
      permalink,
      languages: languagesIn(frontMatter),
    }));
}

/**
 * Tells the home page what was written last, from the blog's and the docs' own
 * data, as the module `@generated/latest/default/latest.json`. Not as global
 * data, which every page would carry.
 */
export default function latest({i18n}: LoadContext): Plugin {
  return {
    name: 'latest',
    async allContentLoaded({allContent, actions: {createData}}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default;
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      await createData('latest.json', {
        posts: latestPosts(blog as BlogContent | undefined, i18n.currentLocale),
        guides: latestGuides(docs as DocsContent | undefined),
      } satisfies Latest);
    },
  };
}
