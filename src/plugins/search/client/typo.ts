/** Finds the words that a mistyped word may stand for. */
import {elementAt} from '../element-at';

/** Minimum length of a word, in letters, in which one or two typos are corrected. */
const ONE_TYPO_FROM = 5;
const TWO_TYPOS_FROM = 8;

/** Returns how many typos are corrected in a word. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < ONE_TYPO_FROM || /\d/.test(word)) return 0;
  return word.length < TWO_TYPOS_FROM ? 1 : 2;
}

/**
 * Returns the optimal string alignment distance of two words: the number of
 * deletions, insertions, substitutions and swaps of adjacent letters.
 *
 * @param limit for a greater distance the result is `limit + 1`
 * @param prefix whether to compare `a` with the best prefix of `b`
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
        elementAt(last, j) + 1,
        elementAt(row, j - 1) + 1,
        elementAt(last, j - 1) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, elementAt(beforeLast, j - 2) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(limit + 1, prefix ? Math.min(...last) : elementAt(last, width));
}

/**
 * Returns at most `count` words nearest to `word`. At the same distance the more
 * frequent word comes first.
 *
 * @param open whether the reader may still be typing the word
 */
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
    // A word that is still being typed is compared with prefixes too.
    const far = whole > limit && open ? distance(word, term, 1, true) + 0.5 : whole;
    if (far <= limit + (open ? 0.5 : 0) && far <= 2) {
      near.push({word: term, distance: far, frequency});
    }
  }
  near.sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
  const best = near[0]?.distance ?? 0;
  return near.filter(({distance: far}) => far < best + 1).slice(0, count);
}
