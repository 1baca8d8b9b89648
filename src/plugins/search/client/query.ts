/** Splits a query into words. */
import {compoundParts, exactForm, fold, hasMarks, tokenize} from '../fold';

export type QueryWord = {
  /** Spelling with marks. */
  readonly exact: string;
  /** Spelling without marks, in lower case. */
  readonly folded: string;
  /** The reader typed marks, so the exact spelling ranks higher. */
  readonly marked: boolean;
  /** Parts of a compound (`useState`, `.net`). They are searched if the whole word has no match. */
  readonly parts: readonly string[];
};

export type Query = {
  readonly words: readonly QueryWord[];
  /** The reader may still be typing the last word. */
  readonly open: boolean;
};

/** Maximum length in characters. Longer queries are pasted text, and their first words suffice. */
const MAX_LENGTH = 256;
const MAX_WORDS = 12;

/** Splits a query into words. It accepts any text, of any length and encoding. */
export function parseQuery(text: string): Query {
  const normalized = text
    .slice(0, MAX_LENGTH * 4)
    .normalize('NFC')
    .slice(0, MAX_LENGTH);
  const seen = new Set<string>();
  const words: QueryWord[] = [];
  const tokens = tokenize(normalized);
  for (const {exact, folded, start, end} of tokens) {
    if (words.length === MAX_WORDS) break;
    // A repeated word adds nothing.
    if (seen.has(exact)) continue;
    seen.add(exact);
    words.push({
      exact,
      folded,
      marked: hasMarks(exact),
      parts: compoundParts(normalized.slice(start, end)).map((part) => fold(exactForm(part))),
    });
  }
  const last = tokens[tokens.length - 1];
  return {words, open: last !== undefined && last.end === normalized.trimEnd().length};
}
