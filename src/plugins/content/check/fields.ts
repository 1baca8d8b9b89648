import {nearest} from '../../../lib/near';
import type {Problem} from '../../../lib/problems';
import type {Fields} from './yaml';

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
