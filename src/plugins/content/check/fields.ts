import type {Problem} from '../../../lib/problems';
import type {Fields} from './yaml';

/** Number of letters to add, take away or change between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? a.length;
}

/** The known word that an unknown one was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, edits}) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.edits - b.edits);
  return best?.candidate;
}

/** The known word, as the end of a message: `, did you mean "tags"?`. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

/** Fields that nothing reads, most of them misspelt. */
export function unknownFields(file: string, fields: Fields, known: readonly string[]): Problem[] {
  return Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => ({file, field, expected: `a field that is known${suggestion(field, known)}`}));
}
