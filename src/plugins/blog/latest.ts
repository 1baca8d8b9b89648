import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

import {dayFormat} from '../../lib/day';
import {languagesIn} from '../../lib/languages';
import type {LatestItem} from './types';

/**
 * Returns the newest posts, for the home page.
 *
 * @param posts all listed posts
 */
export function latestPosts(
  posts: readonly BlogPost[],
  locale: string,
  limit: number,
): readonly LatestItem[] {
  const day = dayFormat(locale);
  return [...posts]
    .sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
    .slice(0, limit)
    .map(({metadata: {title, description, permalink, date, frontMatter}}) => ({
      title,
      description,
      permalink,
      languages: languagesIn(frontMatter),
      date: {iso: date.toISOString().slice(0, 10), text: day.format(date)},
    }));
}

/** Returns the first guides of the newest version, in the order of the sidebar. */
export function firstGuides(
  newest: LoadedVersion | undefined,
  limit: number,
): readonly LatestItem[] {
  return (newest?.docs ?? [])
    .filter(({unlisted}) => !unlisted)
    .sort((a, b) => (a.sidebarPosition ?? Infinity) - (b.sidebarPosition ?? Infinity))
    .slice(0, limit)
    .map(({title, description, permalink, frontMatter}) => ({
      title,
      description,
      permalink,
      languages: languagesIn(frontMatter),
    }));
}
