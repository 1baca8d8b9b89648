import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

import {guidesInOrder} from '../../content/loaded-content';
import {languagesIn} from '../../content/content-languages';
import {dayFormat} from '../../utils/day';
import {coverOfPost} from '../../utils/tune/cover';
import {slugOf} from '../../utils/slug';
import {
  extraMetadataOf,
  linkTo,
  type LatestItem,
  type PostGroup,
} from './post-metadata/extra-metadata';

const itemOf = (metadata: BlogPost['metadata'] | DocMetadata): LatestItem => ({
  ...linkTo(metadata),
  description: metadata.description,
});

/** Returns whether an author wants a post first in the list and on the home page. */
export const isPinned = ({metadata}: BlogPost) => metadata.frontMatter.pinned === true;

const inIndex = ({metadata}: BlogPost): PostGroup['posts'][number] => ({
  title: metadata.title,
  permalink: metadata.permalink,
  languages: languagesIn(metadata.frontMatter),
  date: metadata.date.toISOString(),
  readingTime: metadata.readingTime,
});

type Compare = (a: BlogPost, b: BlogPost) => number;

/** Returns the groups in the order of their first post. Posts without a name are in no group. */
function groupsOf(
  posts: readonly BlogPost[],
  nameOf: (post: BlogPost) => string | undefined,
  compare: Compare = () => 0,
): PostGroup[] {
  const names = new Set(posts.flatMap((post) => nameOf(post) ?? []));
  return [...names].map((name) => {
    const inGroup = posts.filter((post) => nameOf(post) === name).sort(compare);
    return {id: slugOf(name), name, posts: inGroup.map(inIndex)};
  });
}

/** @param posts all listed posts, newest first */
export const yearsOf = (posts: readonly BlogPost[]): PostGroup[] =>
  groupsOf(posts, ({metadata}) => metadata.date.toISOString().slice(0, 4));

const seriesIn = ({metadata}: BlogPost) => extraMetadataOf(metadata).series;

/**
 * Returns all series. The series with the newest part comes first.
 *
 * @param posts all listed posts, newest first
 */
export const seriesOf = (posts: readonly BlogPost[]): PostGroup[] =>
  groupsOf(
    posts,
    (post) => seriesIn(post)?.name,
    (a, b) => (seriesIn(a)?.position ?? 0) - (seriesIn(b)?.position ?? 0),
  );

/**
 * Returns the pinned posts, followed by the newest posts.
 *
 * @param posts all listed posts, newest first
 */
export function latestPosts(
  posts: readonly BlogPost[],
  locale: string,
  limit: number,
): readonly LatestItem[] {
  const day = dayFormat(locale);
  const pinnedFirst = [...posts].sort((a, b) => Number(isPinned(b)) - Number(isPinned(a)));
  return pinnedFirst.slice(0, limit).map((post) => {
    const {date, frontMatter} = post.metadata;
    return {
      ...itemOf(post.metadata),
      ...coverOfPost(post.metadata),
      date: {iso: date.toISOString().slice(0, 10), text: day.format(date)},
      isPinned: isPinned(post),
      isSample: frontMatter.sample === true,
    };
  });
}

/** Returns the first guides, in sidebar order. */
export const firstGuides = (newest: LoadedVersion | undefined, limit: number): LatestItem[] =>
  guidesInOrder(newest).slice(0, limit).map(itemOf);
