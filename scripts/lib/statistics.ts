/**
 * The value that as large a share of all is below: by default the one in the middle.
 *
 * @returns `NaN` of no values at all
 */
export function median(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
