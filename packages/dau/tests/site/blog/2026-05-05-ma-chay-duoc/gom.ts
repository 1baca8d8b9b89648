/** Puts equal neighbors together: `['a', 'a', 'b']` becomes `[['a', 'a'], ['b']]`. */
export function gom<T>(items: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last[0] === item) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
