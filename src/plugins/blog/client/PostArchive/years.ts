import type {PostLink} from '../../post-metadata/extra-metadata';

/** A post in the archive, with its ISO date. */
export type ArchivedPost = PostLink & {readonly date: string};

/** Groups posts by the year of their date, in their order: the newest first. */
export function groupByYear(
  posts: readonly ArchivedPost[],
): readonly {readonly year: string; readonly posts: readonly ArchivedPost[]}[] {
  const years = new Map<string, ArchivedPost[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return Array.from(years, ([year, list]) => ({year, posts: list}));
}
