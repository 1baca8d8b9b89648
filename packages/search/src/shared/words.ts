import {fold} from './fold';

/** The Vietnamese tone marks: grave, acute, tilde, hook and dot. */
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Matches a letter in a script without spaces between words, such as Chinese, Japanese and Thai. */
const NO_SPACES = String.raw`(?=\p{L})[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}]`;

/**
 * Matches a word. `C#`, `C++`, `.NET` and `it's` are single words. Each letter in a script without
 * spaces is a word, and longer words are found as pairs of letters.
 */
const WORD = new RegExp(
  String.raw`${NO_SPACES}\p{M}*|\.\p{L}[\p{L}\p{M}\p{N}]*|\p{L}{1,2}(?:\+\+|#)(?![\p{L}\p{N}#+])|[\p{L}\p{N}](?:(?!${NO_SPACES})[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*`,
  'gu',
);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]$/u;

const INVISIBLE = /[\u00ad\u034f\u200b-\u200f\u2060\ufeff]/g;
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '');

/** The maximum length of a word. Longer words are usually hashes or other data. */
const MAX_LENGTH = 40;

export type Word = {
  /** The word in lower case, with diacritics. */
  exact: string;
  /** The word in lower case, without diacritics. */
  folded: string;
  start: number;
  end: number;
};

/**
 * Returns a word in lower case, with its tone mark moved to the end, so that `hòa` and `hoà` are equal.
 * Letters that look like `đ` become `đ`.
 */
function exactForm(word: string): string {
  const decomposed = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[ðɖ]/g, 'đ')
    .normalize('NFD');
  const tones = decomposed.match(TONE)?.join('') ?? '';
  return decomposed.replace(TONE, '').normalize('NFC') + tones;
}

/** Caches the forms of words, because most words occur often, and finding their forms is slow. */
const forms = new Map<string, Pick<Word, 'exact' | 'folded'>>();

function formsOf(word: string) {
  const known = forms.get(word) ?? {exact: exactForm(word), folded: fold(word)};
  forms.set(word, known);
  return known;
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    let word = match[0];
    let start = match.index;
    // The dot in `example.net` separates two words, but the dot in `.net` is part of the word
    if (word.startsWith('.') && LETTER_OR_DIGIT.test(text.slice(Math.max(0, start - 2), start))) {
      word = word.slice(1);
      start += 1;
    }
    const {exact, folded} = formsOf(word);
    if (folded === '' || folded.length > MAX_LENGTH) continue;
    words.push({exact, folded, start, end: start + word.length});
  }
  return words;
}

/**
 * Returns the parts of an identifier, such as `use` and `state` in `useState`, and its endings, such as
 * `baroptions` in `appBarOptions`. Other words have no parts.
 */
export function partsOf(word: string): string[] {
  if (!/^\.|.\p{Lu}/u.test(word)) return [];
  const parts =
    word.replace(/^\./, '').match(/\p{Lu}+(?=\p{Lu}\p{Ll}{2})|\p{Lu}*[^\p{Lu}]+|\p{Lu}+/gu) ?? [];
  const ends = parts.slice(1, -1).map((_, at) => parts.slice(at + 1).join(''));
  return parts.length > 1 || word.startsWith('.') ? [...parts, ...ends].map(exactForm) : [];
}
