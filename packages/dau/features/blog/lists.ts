import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

import {guidesInOrder} from '../../content/loaded-content';
import {languagesIn, shownLanguage} from '../../content/content-languages';
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

/** Returns the groups in the order of their first post. Posts without a name are in no group. */
function groupsOf(
  posts: readonly BlogPost[],
  nameOf: (post: BlogPost) => string | undefined,
  postsOf = (inGroup: readonly BlogPost[]): PostGroup['posts'] => inGroup.map(inIndex),
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
 * Returns all series. The series with the newest part comes first.
 *
 * @param posts all listed posts, newest first
 */
export const seriesOf = (posts: readonly BlogPost[]): PostGroup[] =>
  groupsOf(
    posts,
    (post) => seriesIn(post)?.name,
    (parts) =>
      [...parts]
        .sort((a, b) => (seriesIn(a)?.position ?? 0) - (seriesIn(b)?.position ?? 0))
        .map((part) => ({...inIndex(part), description: part.metadata.description})),
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
  return sorted.slice(0, limit).map((post) => {
    const {date, frontMatter} = post.metadata;
    return {
      ...itemOf(post.metadata),
      date: date.toISOString().slice(0, 10),
      isPinned: isPinned(post),
      isSample: frontMatter.sample === true,
    };
  });
}

const OTHER_TAGS = 6;

type Tagged = Pick<DocMetadata, 'tags' | 'unlisted' | 'title' | 'permalink' | 'frontMatter'> & {
  readonly date?: Date;
};

/** Returns the number of pages with each tag, by the permalink of the tag. */
function countTags(entries: readonly Tagged[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {permalink} of entries.flatMap(({tags}) => tags)) {
    counts.set(permalink, (counts.get(permalink) ?? 0) + 1);
  }
  return counts;
}

/** The maximum number of guides in a tag's row. */
const GUIDES_OF_TAG = 4;

/**
 * Returns a summary of each tag of the listed posts, or of the listed guides: what the page of the tag and
 * the rows that link to it show.
 *
 * @param entries the metadata of all posts, newest first, or of all guides
 */
export function tagsOf(entries: readonly Tagged[]) {
  const listed = entries.filter(({unlisted}) => !unlisted);
  const sizes = countTags(listed);
  const bySize = [...sizes].sort(([, a], [, b]) => b - a).map(([permalink]) => permalink);
  const tags = new Map(
    listed.flatMap((entry) => entry.tags.map((tag) => [tag.permalink, tag] as const)),
  );
  return [...tags.values()].map(({label, permalink, description}) => {
    const tagged = listed.filter((entry) => entry.tags.some((tag) => tag.permalink === permalink));
    const years = tagged.flatMap(({date}) => date?.toISOString().slice(0, 4) ?? []);
    const shared = countTags(tagged);
    const [newest] = tagged;
    const linkTo = ({title, permalink: url, frontMatter}: Tagged) => ({
      title,
      permalink: url,
      languages: languagesIn(frontMatter),
    });
    return {
      label,
      permalink,
      description,
      count: tagged.length,
      newest: newest?.date && {...linkTo(newest), date: newest.date.toISOString()},
      /** The first guides with the tag. Empty for posts, which have a date. */
      guides: newest?.date ? [] : tagged.slice(0, GUIDES_OF_TAG).map(linkTo),
      /** The years of the first and the last post, such as `2025–2026`. Empty for guides, which have no date. */
      years: [...new Set([years.at(-1), years[0]])].join('–'),
      /** The permalinks of other tags: first those with the most pages in common, then those with the most pages. */
      others: bySize
        .filter((other) => other !== permalink)
        .sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0))
        .slice(0, OTHER_TAGS),
    };
  });
}

export type TagSummary = ReturnType<typeof tagsOf>[number];

/** Returns the first guides, in sidebar order. */
export const firstGuides = (newest: LoadedVersion | undefined, limit: number): LatestItem[] =>
  guidesInOrder(newest).slice(0, limit).map(itemOf);
