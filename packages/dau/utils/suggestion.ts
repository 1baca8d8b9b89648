import {distance as levenshtein} from 'fastest-levenshtein';

import {fold} from './fold';

/** Returns the Levenshtein distance. If it is 2 or 3, one swap of adjacent letters counts as one edit. */
export function distance(a: string, b: string): number {
  const edits = levenshtein(a, b);
  if (edits < 2 || edits > 3) return edits;
  const swaps = [...a].map(
    (_, at) => a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2),
  );
  return Math.min(edits, ...swaps.map((swapped) => 1 + levenshtein(swapped, b)));
}

/** Returns the most similar known word, if one is similar enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const folded = fold(word);
  const [best] = known
    .map((candidate) => {
      const other = fold(candidate);
      const limit = Math.max(1, Math.floor(other.length / 3));
      return {candidate, limit, edits: distance(folded, other)};
    })
    .filter(({edits, limit}) => edits <= limit)
    // Few typos change the first letter: `jss` is `js` rather than `rss`
    .map((each) => ({...each, isOther: Number(each.candidate[0] !== word[0])}))
    .sort((a, b) => a.edits - b.edits || a.isOther - b.isOther);
  return best?.candidate;
}

/**
 * Returns a question such as `Did you mean "tags"?`, or an empty string if no known word is
 * similar.
 */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `Did you mean "${meant}"?`;
}
