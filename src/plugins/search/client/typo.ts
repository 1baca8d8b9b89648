/** Words that a mistyped word may have meant. */
import {distance} from '../../../lib/edit-distance';

/** Letters a word needs before a typo in it is forgiven. */
const FORGIVEN_FROM = 5;
const FORGIVEN_TWICE_FROM = 8;

/** How many typos a word may have. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < FORGIVEN_FROM || /\d/.test(word)) return 0;
  return word.length < FORGIVEN_TWICE_FROM ? 1 : 2;
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
