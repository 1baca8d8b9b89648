import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {slugOf} from '../../../utils/slug';
import {joinNumbers} from '../../../utils/date-and-number-format';
import {linkTo, type ExtraMetadata} from './extra-metadata';

/** Returns the name of a post's series, and its part. Posts without a part come last, by date. */
function partOf({metadata: {frontMatter}}: BlogPost) {
  const {series, part} = frontMatter as {series?: unknown; part?: unknown};
  if (typeof series !== 'string' || series.trim() === '') return undefined;
  return {series, part: typeof part === 'number' ? part : Infinity};
}

function byPart(a: BlogPost, b: BlogPost): number {
  const [first, second] = [partOf(a)?.part ?? Infinity, partOf(b)?.part ?? Infinity];
  if (first !== second) return first - second;
  return a.metadata.date.getTime() - b.metadata.date.getTime();
}

const tagsOf = ({metadata}: BlogPost) => metadata.tags.map(({permalink}) => permalink);

/**
 * Returns a function that finds related posts. Posts that share tags come first: a rare tag counts more than
 * a common one. If they are too few, the newest posts follow.
 *
 * @param posts all listed posts, newest first
 */
function relatedPosts(posts: readonly BlogPost[]) {
  const sizes = new Map<string, number>();
  for (const tag of posts.flatMap(tagsOf)) sizes.set(tag, (sizes.get(tag) ?? 0) + 1);

  return (post: BlogPost, excluded: readonly BlogPost[], count: number): BlogPost[] => {
    const own = new Set(tagsOf(post));
    const scores = new Map<BlogPost, number>();
    for (const other of posts) {
      const shared = tagsOf(other).filter((tag) => own.has(tag));
      const score = shared.reduce((sum, tag) => sum + 1 / (sizes.get(tag) ?? 1), 0);
      if (other !== post && !excluded.includes(other)) scores.set(other, score);
    }
    const byScore = [...scores].sort(([, first], [, second]) => second - first);
    return byScore.slice(0, count).map(([other]) => other);
  };
}

/** The number of characters, about 200 words, below which a post must not end in more links than text. */
const SHORT_POST = 1000;

/**
 * Removes scheduled posts, and adds a series and related posts to the metadata of each remaining post.
 *
 * @param posts newest first
 * @param now the time in milliseconds since 1970 until which posts are published
 * @param count how many related posts to add
 */
export function addExtraMetadata(
  posts: readonly BlogPost[],
  now: number,
  count: number,
): BlogPost[] {
  const published = posts.filter(
    ({metadata: {date, frontMatter}}) => Number(frontMatter.dueAt ?? date.getTime()) <= now,
  );
  const listed = published.filter(({metadata}) => !metadata.unlisted);
  const relatedTo = relatedPosts(listed);

  return published.map((post) => {
    const name = partOf(post)?.series;
    const parts = listed
      .filter((other) => name !== undefined && partOf(other)?.series === name)
      .sort(byPart);
    const position = parts.indexOf(post) + 1;
    const most = post.content.length < SHORT_POST ? Math.min(count, 2) : count;
    // Exclude parts of the same series, because the page already links to them
    const related = relatedTo(post, parts, most);
    const extra: ExtraMetadata = {
      related: related.map(({metadata}) => linkTo(metadata)),
      ...(name &&
        position > 0 && {
          series: {
            id: slugOf(name),
            name,
            position,
            parts: parts.map(({metadata}) => linkTo(metadata)),
          },
        }),
    };
    const description = joinNumbers(post.metadata.description);
    return {...post, metadata: {...post.metadata, description, extra}};
  });
}
