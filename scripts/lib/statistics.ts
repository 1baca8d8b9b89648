/**
 * Returns the median, or another quantile.
 *
 * @param share the quantile, from 0 to 1
 * @returns `NaN` if there are no values
 */
export function median(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
