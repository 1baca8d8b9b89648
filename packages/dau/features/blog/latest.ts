import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

import {guidesInOrder} from '../../content/loaded-content';
import {dayFormat} from '../../utils/day';
import {languagesIn} from '../../content/content-languages';
import {coverOfPost} from '../../utils/tune/cover';
import type {LatestItem} from './types';

const itemOf = ({
  title,
  description,
  permalink,
  frontMatter,
}: BlogPost['metadata'] | DocMetadata) => ({
  title,
  description,
  permalink,
  languages: languagesIn(frontMatter),
  image: frontMatter.image,
});

/** @param posts all listed posts, newest first */
export function latestPosts(
  posts: readonly BlogPost[],
  locale: string,
  limit: number,
): readonly LatestItem[] {
  const day = dayFormat(locale);
  return posts.slice(0, limit).map(({metadata}) => {
    const {date, frontMatter} = metadata;
    const shown = {iso: date.toISOString().slice(0, 10), text: day.format(date)};
    const cover = coverOfPost(metadata);
    return {...itemOf(metadata), ...cover, date: shown, isSample: frontMatter.sample === true};
  });
}

/** Returns the first guides, in sidebar order. */
export const firstGuides = (newest: LoadedVersion | undefined, limit: number): LatestItem[] =>
  guidesInOrder(newest).slice(0, limit).map(itemOf);
