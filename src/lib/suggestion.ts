import {distance} from './edit-distance';
import {fold} from './fold';

/** The known word that another one was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const folded = fold(word);
  const [best] = known
    .map((candidate) => {
      const other = fold(candidate);
      const limit = Math.max(1, Math.floor(other.length / 3));
      return {candidate, limit, edits: distance(folded, other, limit)};
    })
    .filter(({edits, limit}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return best?.candidate;
}

/** The known word as a question: `Did you mean "tags"?`. Empty if no word is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `Did you mean "${meant}"?`;
}
