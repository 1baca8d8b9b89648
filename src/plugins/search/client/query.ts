/** What a reader asks for: the words of the query. */
import {compoundParts, exactForm, fold, hasMarks, tokenize} from '../fold';

export type QueryWord = {
  readonly exact: string;
  readonly folded: string;
  /** Typed with marks: the exact spelling is meant. */
  readonly marked: boolean;
  /** Parts to look for where the whole is nowhere found (`useState`, `.net`). */
  readonly parts: readonly string[];
};

export type Query = {
  readonly words: readonly QueryWord[];
  /** The last word may still be growing. */
  readonly open: boolean;
};

/** Longer queries are cut: nobody types them, and pasted text needs no more to be found. */
const MAX_LENGTH = 256;
const MAX_WORDS = 12;

/** Reads a query. Any text is safe, whatever its length and encoding. */
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
    // A word said twice asks for nothing more.
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
