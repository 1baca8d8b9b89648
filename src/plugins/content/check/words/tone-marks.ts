import type {Problem} from '../../../../lib/problems';
import type {Piece} from './pieces';

/** The two ways to place the tone mark on `oa`, `oe` and `uy` at the end of a syllable. */
const STYLES = {
  hòa: /(?<![\p{L}\p{M}])\p{L}*(?:[òóỏõọ][ae]|[ùúủũụ]y)(?![\p{L}\p{M}])/giu,
  // The u of `qu` is part of the consonant: only `quý` is possible
  hoà: /(?<![\p{L}\p{M}])\p{L}*(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?![\p{L}\p{M}])/giu,
} as const;

type Style = keyof typeof STYLES;

/** Removes words in typographic quotes: a text that writes about words quotes them. */
export const withoutQuotes = (text: string): string =>
  text.replace(/“[^”]*”/g, (quote) => quote.replace(/[^\n]/g, ' '));

const wordsOf = (pieces: readonly Piece[], style: Style) =>
  pieces.flatMap(({file, line, text}) =>
    [...withoutQuotes(text.normalize('NFC')).matchAll(STYLES[style])].map(
      ([found], index, all) => ({
        file,
        line: line + text.slice(0, all[index]?.index).split('\n').length - 1,
        found,
      }),
    ),
  );

/**
 * Returns a problem for each word in the style that a site uses less often. Either style is
 * right; a site that mixes them has two spellings of one word.
 */
export function toneMarkProblems(pieces: readonly Piece[]): Problem[] {
  const plain = pieces.filter(({isMention}) => !isMention);
  const [older, newer] = [wordsOf(plain, 'hòa'), wordsOf(plain, 'hoà')];
  const [usual, rare] =
    newer.length > older.length ? (['hoà', older] as const) : (['hòa', newer] as const);
  if (older.length === 0 || newer.length === 0) return [];
  const expected = `one style of tone marks in the whole site; most words here are written as “${usual}”`;
  return rare.map((place) => ({...place, expected, severity: 'warning'}));
}
