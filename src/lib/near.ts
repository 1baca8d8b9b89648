import {distance} from './edit-distance';

/** Letters without marks and case: `Học Tập` is `hoc tap`. */
const fold = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

/** From this many letters on, the beginning of a word stands for it. */
const SHORTEST_START = 3;

/**
 * The known word that another one was probably meant to be.
 *
 * @param options.byStart for words that people type into a command: the beginning of a
 *   known word is near it, too
 */
export function nearest(
  word: string,
  known: readonly string[],
  {byStart = false} = {},
): string | undefined {
  const folded = fold(word);
  const [best] = known
    .map((candidate) => {
      const other = fold(candidate);
      const limit = Math.max(1, Math.floor(other.length / 3));
      const isStart =
        byStart &&
        folded.length >= SHORTEST_START &&
        (other.startsWith(folded) || folded.startsWith(other));
      return {candidate, limit, edits: isStart ? 1 : distance(folded, other, limit)};
    })
    .filter(({edits, limit}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return best?.candidate;
}

/** The known word, as the end of a message: `; did you mean "tags"?`. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

/** What to say about a field that nothing reads, most often a misspelled one. */
export const unknownField = (field: string, known: readonly string[]): string =>
  `a field that is known${suggestion(field, known)}`;
