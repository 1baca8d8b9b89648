/** A post in the archive. */
export type ArchivedPost = {
  readonly title: string;
  readonly permalink: string;
  /** ISO date. */
  readonly date: string;
  /** The languages of the post. Missing if it is in every language. */
  readonly languages?: readonly string[];
};

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
