import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {languagesIn} from '../../../lib/content-languages';
import {relatedPosts} from './related-posts';
import {orderSeries} from './series';
import type {ExtraMetadata, PostLink} from './extra-metadata';

type Options = {
  /** Time of the build, in milliseconds. */
  readonly now: number;
  /** Whether to include posts with a future date. */
  readonly showScheduled: boolean;
  /** Maximum number of related posts for each post. */
  readonly relatedPosts: number;
};

/** Returns series and part from a post's front matter. If one is missing, the list is empty and src/plugins/content-check warns. */
function seriesOf({id, metadata: {frontMatter}}: BlogPost) {
  const {series, part} = frontMatter as {series?: unknown; part?: unknown};
  return typeof series === 'string' && typeof part === 'number' ? [{id, series, part}] : [];
}

/** Leaves out posts with a future date, and adds series and related posts to the others' metadata. */
export function addExtraMetadata(
  posts: readonly BlogPost[],
  {now, showScheduled, relatedPosts: count}: Options,
): BlogPost[] {
  const isScheduled = ({metadata: {date, frontMatter}}: BlogPost) =>
    Number(frontMatter.dueAt ?? date.getTime()) > now;
  const published = posts.filter((post) => showScheduled || !isScheduled(post));
  const listed = published.filter(({metadata}) => !metadata.unlisted);
  const byId = new Map(published.map((post) => [post.id, post]));
  const links = (ids: readonly string[]): PostLink[] =>
    ids.flatMap((id) => {
      const metadata = byId.get(id)?.metadata;
      if (!metadata) return [];
      const {title, permalink} = metadata;
      const languages = languagesIn(metadata.frontMatter);
      return [{title, permalink, ...(languages && {languages})}];
    });

  const series = orderSeries(listed.flatMap(seriesOf));
  // Fetch more than `count`: parts of the same series are removed below, because the page lists them already
  const related = relatedPosts(
    listed.map(({id, metadata}) => ({
      id,
      tags: metadata.tags.map(({permalink}) => permalink),
      date: metadata.date.getTime(),
    })),
    count + Math.max(0, ...[...series.values()].map((parts) => parts.length - 1)),
  );

  return published.map((post) => {
    const [part] = seriesOf(post);
    const parts = part ? (series.get(part.series) ?? []) : [];
    const position = parts.indexOf(post.id) + 1;
    const extra: ExtraMetadata = {
      related: links(
        (related.get(post.id) ?? []).filter((id) => !parts.includes(id)).slice(0, count),
      ),
      ...(part && position > 0 && {series: {name: part.series, position, parts: links(parts)}}),
      isScheduled: isScheduled(post),
    };
    return {...post, metadata: {...post.metadata, extra}};
  });
}
