export type ArchivedPost = {
  readonly title: string;
  readonly permalink: string;
  /** ISO date. */
  readonly date: string;
  /** Where it is not in every language, those it is in. */
  readonly languages?: readonly string[];
};

/** Posts by the year they were written in, the newest year and post first. */
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
