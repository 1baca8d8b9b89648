import type {Problem} from '../../../../lib/problems';
import type {Piece} from './pieces';

/** Typing habits that print does not have, with what to write. */
const HABITS: readonly {readonly pattern: RegExp; readonly expected: string}[] = [
  {pattern: /(?<!\d)"/, expected: 'typographic quotes “ ” in place of straight ones'},
  {
    pattern: /(?<=\p{L})'|(?<![\p{L}\d])'(?=\p{L})/u,
    expected: 'a typographic apostrophe or quote: ’, or ‘ ’',
  },
  {pattern: /\.{3}/, expected: 'one character … in place of three dots'},
  {pattern: /\S {2,}\S/, expected: 'one space between words'},
];

/** Returns a problem for each line of a text with a straight quote, three dots or two spaces. */
export function typographyProblems({file, line, text}: Piece): Problem[] {
  return text.split('\n').flatMap((part, index) =>
    HABITS.flatMap(({pattern, expected}): Problem[] => {
      const at = part.search(pattern);
      if (at < 0) return [];
      const found = part.slice(Math.max(0, at - 20), at + 20).trim();
      return [{file, line: line + index, expected, found, severity: 'warning'}];
    }),
  );
}
