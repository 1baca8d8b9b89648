import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

import {guidesInOrder} from '../../content/loaded-content';
import {shownLanguage} from '../../content/content-languages';
import {slugOf} from '../../utils/slug';
import {
  extraMetadataOf,
  linkTo,
  type LatestItem,
  type PostGroup,
  type TagLinks,
} from './post-metadata/extra-metadata';

const itemOf = (metadata: BlogPost['metadata'] | DocMetadata): LatestItem => ({
  ...linkTo(metadata),
  description: metadata.description,
});

/** Returns whether an author wants a post first in the list and on the home page. */
export const isPinned = ({metadata}: BlogPost) => metadata.frontMatter.pinned === true;

/** Returns the groups in the order of their first post. Posts without a name are in no group. */
function groupsOf(
  posts: readonly BlogPost[],
  nameOf: (post: BlogPost) => string | undefined,
  postsOf = (inGroup: readonly BlogPost[]): PostGroup['posts'] =>
    inGroup.map(({metadata}) => linkTo(metadata)),
): PostGroup[] {
  const names = new Set(posts.flatMap((post) => nameOf(post) ?? []));
  return [...names].map((name) => {
    const inGroup = posts.filter((post) => nameOf(post) === name);
    return {id: slugOf(name), name, posts: postsOf(inGroup)};
  });
}

/** @param posts all listed posts, newest first */
export const yearsOf = (posts: readonly BlogPost[]): PostGroup[] =>
  groupsOf(posts, ({metadata}) => metadata.date.toISOString().slice(0, 4));

const seriesIn = ({metadata}: BlogPost) => extraMetadataOf(metadata).series;

/**
 * Returns all series. The series with the newest part comes first. Unlisted posts are in no series.
 *
 * @param posts all posts, newest first
 */
export const seriesOf = (posts: readonly BlogPost[]): PostGroup[] =>
  groupsOf(
    posts,
    (post) => seriesIn(post)?.name,
    (parts) =>
      [...parts]
        .sort((a, b) => (seriesIn(a)?.position ?? 0) - (seriesIn(b)?.position ?? 0))
        .map(({metadata}) => itemOf(metadata)),
  );

/**
 * Returns the pinned posts, then the newest posts in the site's language, then the newest of the others,
 * which readers of this language may not understand.
 *
 * @param posts all listed posts, newest first
 */
export function latestPosts(
  posts: readonly BlogPost[],
  locale: string,
  limit: number,
): readonly LatestItem[] {
  const rankOf = (post: BlogPost) => {
    const isForeign = shownLanguage(post.metadata.frontMatter, locale) !== locale;
    return isPinned(post) ? 0 : 1 + Number(isForeign);
  };
  const sorted = [...posts].sort((a, b) => rankOf(a) - rankOf(b));
  return sorted.slice(0, limit).map((post) => ({
    ...itemOf(post.metadata),
    isPinned: isPinned(post),
  }));
}

type Tagged = Pick<DocMetadata, 'tags' | 'unlisted'> & Parameters<typeof linkTo>[0];

/**
 * Returns links to the three newest posts or the first three guides with each tag, by the permalink of the tag.
 *
 * @param entries the metadata of all posts, newest first, or of all guides, in sidebar order
 */
export function firstWithTags(entries: readonly Tagged[]): TagLinks {
  const listed = entries.filter(({unlisted}) => !unlisted);
  const withTag = (permalink: string) =>
    listed.filter(({tags}) => tags.some((tag) => tag.permalink === permalink));
  const permalinks = listed.flatMap(({tags}) => tags.map(({permalink}) => permalink));
  return Object.fromEntries(
    [...new Set(permalinks)].map((tag) => [tag, withTag(tag).slice(0, 3).map(linkTo)]),
  );
}

/** Returns the first guides, in sidebar order. */
export const firstGuides = (newest: LoadedVersion | undefined, limit: number): LatestItem[] =>
  guidesInOrder(newest).slice(0, limit).map(itemOf);
