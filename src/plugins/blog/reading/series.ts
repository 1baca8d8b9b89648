/** A post that front matter makes part of a series. */
export type Part = {
  readonly id: string;
  readonly series: string;
  /** The author's number; need not be without gaps. */
  readonly part: number;
};

/**
 * The ids of each series' parts, in the order of their numbers. A number that
 * is missing (not yet published, or withdrawn) leaves no hole: the parts there
 * are count from 1.
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
