/** Words that a mistyped word may have meant. */
import {at} from '../at';

/** Letters a word needs before a typo in it is forgiven. */
const FORGIVEN_FROM = 5;
const FORGIVEN_TWICE_FROM = 8;

/** How many typos a word may have. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < FORGIVEN_FROM || /\d/.test(word)) return 0;
  return word.length < FORGIVEN_TWICE_FROM ? 1 : 2;
}

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
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(limit + 1, prefix ? Math.min(...last) : at(last, width));
}

/** The nearest words, at most `count`; of those equally near the more frequent come first. */
export function nearestWords(
  word: string,
  terms: readonly (readonly [word: string, frequency: number])[],
  {open, count}: {open: boolean; count: number},
): {word: string; distance: number}[] {
  const limit = allowedTypos(word);
  if (limit === 0) return [];
  const near: {word: string; distance: number; frequency: number}[] = [];
  for (const [term, frequency] of terms) {
    const whole = distance(word, term, limit);
    // A word still being typed may be wrong at its beginning.
    const far = whole > limit && open ? distance(word, term, 1, true) + 0.5 : whole;
    if (far <= limit + (open ? 0.5 : 0) && far <= 2) {
      near.push({word: term, distance: far, frequency});
    }
  }
  near.sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
  const best = near[0]?.distance ?? 0;
  return near.filter(({distance: far}) => far < best + 1).slice(0, count);
}
