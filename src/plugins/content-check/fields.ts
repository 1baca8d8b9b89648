import type {Problem} from '../shared/problems';
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

/** The known word an unknown one was probably meant to be: `, did you mean "tags"?`. */
export function suggestion(word: string, known: readonly string[]): string {
  const [nearest] = known
    .map((candidate) => ({candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase())}))
    .filter(({candidate, edits}) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.edits - b.edits);
  return nearest ? `; did you mean "${nearest.candidate}"?` : '';
}

/** Fields that nothing reads, most of them misspelt. */
export function unknownFields(file: string, fields: Fields, known: readonly string[]): Problem[] {
  return Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => ({file, field, expected: `a field that is known${suggestion(field, known)}`}));
}

/** A field that must be there and be some text. */
export function requiredText(file: string, field: string, value: unknown): Problem[] {
  if (typeof value === 'string' && value.trim() !== '') return [];
  return [{file, field, expected: 'some text', ...(value === undefined ? {} : {found: value})}];
}

/** Keys that must be in a data file, as a list or a single one. */
export function knownKeys(
  file: string,
  field: string,
  value: unknown,
  {known, source}: {known: readonly string[]; source: string},
): Problem[] {
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  return keys.flatMap((key) => {
    if (typeof key === 'string' && known.includes(key)) return [];
    const hint = typeof key === 'string' ? suggestion(key, known) : '';
    return [{file, field, expected: `a key of ${source}${hint}`, found: key}];
  });
}
