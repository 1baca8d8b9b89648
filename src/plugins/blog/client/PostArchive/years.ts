import type {PostLink} from '../../reading/reading-data';

/** A post in the archive, with its ISO date. */
export type ArchivedPost = PostLink & {readonly date: string};

/** Groups posts by the year of their date. The newest year and post come first. */
export function groupByYear(
  posts: readonly ArchivedPost[],
): readonly {readonly year: string; readonly posts: readonly ArchivedPost[]}[] {
  const years = new Map<string, ArchivedPost[]>();
  for (const post of [...posts].sort((a, b) => b.date.localeCompare(a.date))) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return Array.from(years, ([year, list]) => ({year, posts: list}));
}
