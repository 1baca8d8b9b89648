/**
 * Optimal string alignment: letters left out, put in, mistaken or swapped with
 * their neighbour. Returns `limit + 1` for anything farther than `limit`.
 * With `prefix`, what follows in `b` once `a` is used up costs nothing.
 */
export function distance(a: string, b: string, limit: number, prefix = false): number {
  if (a.length - b.length > limit || (!prefix && b.length - a.length > limit)) return limit + 1;
  const width = prefix ? Math.min(b.length, a.length + limit) : b.length;
  let beforeLast: number[] = [];
  let last = Array.from({length: width + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= width; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(limit + 1, prefix ? Math.min(...last) : (last[width] ?? 0));
}
