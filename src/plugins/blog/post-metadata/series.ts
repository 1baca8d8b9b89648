/** A post with `series` and `part` in its front matter. */
export type Part = {
  readonly id: string;
  readonly series: string;
  /** The author's number. There may be gaps. */
  readonly part: number;
};

/**
 * Returns the ids of each series' parts, sorted by their numbers. Missing numbers
 * (of unpublished or deleted parts) leave no gaps in the list.
 */
export function orderSeries(parts: readonly Part[]): ReadonlyMap<string, readonly string[]> {
  const series = new Map<string, Part[]>();
  for (const part of parts) series.set(part.series, [...(series.get(part.series) ?? []), part]);
  return new Map(
    [...series].map(([name, all]) => [
      name,
      all.sort((a, b) => a.part - b.part || (a.id < b.id ? -1 : 1)).map(({id}) => id),
    ]),
  );
}
