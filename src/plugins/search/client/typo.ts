/** Finds the words that a mistyped word may stand for. */
import {distance} from '../../../lib/edit-distance';

/** Minimum length of a word, in letters, in which one or two typos are corrected. */
const ONE_TYPO_FROM = 5;
const TWO_TYPOS_FROM = 8;

/** Returns how many typos are corrected in a word. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < ONE_TYPO_FROM || /\d/.test(word)) return 0;
  return word.length < TWO_TYPOS_FROM ? 1 : 2;
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
