import {distance as levenshtein} from 'fastest-levenshtein';

/** Returns the Levenshtein distance. If it is 2 or 3, one swap of adjacent letters counts as one edit. */
export function distance(a: string, b: string): number {
  const edits = levenshtein(a, b);
  if (edits < 2 || edits > 3) return edits;
  const swaps = [...a].map(
    (_, at) => a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2),
  );
  return Math.min(edits, ...swaps.map((swapped) => 1 + levenshtein(swapped, b)));
}
