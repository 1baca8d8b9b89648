/** Splits strings into words, in the same way for the build and the browser. */
import {fold} from '../../../lib/fold';

/** Vietnamese tone marks: grave, acute, tilde, hook, dot. Other marks are part of the letter. */
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** A Chinese or Japanese letter. These scripts have no spaces between words. */
const CJK = String.raw`(?=\p{L})[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]`;

/**
 * A sequence of letters and digits. `C#`, `C++`, `.NET` and `it's` are one word each. Each Chinese
 * or Japanese letter is a word, and pairs of neighbors make longer words searchable.
 */
const WORD = new RegExp(
  String.raw`${CJK}\p{M}*|\.\p{L}[\p{L}\p{M}\p{N}]*|\p{L}{1,2}(?:\+\+|#)(?![\p{L}\p{N}#+])|[\p{L}\p{N}](?:(?!${CJK})[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*`,
  'gu',
);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]$/u;

/** Soft hyphens and other invisible characters inside a word. */
const INVISIBLE = /[\u00ad\u034f\u200b-\u200f\u2060\ufeff]/g;
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '');

/** Longer words are skipped, because they are hashes or other data. */
const MAX_LENGTH = 40;

export type Word = {
  /** In lower case, with diacritics. */
  exact: string;
  /** In lower case, without diacritics. */
  folded: string;
  start: number;
  end: number;
};

/**
 * Returns a word in lower case with its tone mark at the end, so that `hòa` and `hoà` are equal.
 * Replaces other letters that look like `đ` with `đ`.
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
    const folded = fold(word);
    if (folded === '' || folded.length > MAX_LENGTH) continue;
    words.push({exact: exactForm(word), folded, start, end: start + word.length});
  }
  return words;
}

/**
 * Returns the parts of an identifier: `use` and `state` of `useState`. If there are more than two parts,
 * also returns the endings, such as `baroptions` of `appBarOptions`. Other words have no parts.
 */
export function partsOf(word: string): string[] {
  if (!/^\.|.\p{Lu}/u.test(word)) return [];
  const parts =
    word.replace(/^\./, '').match(/\p{Lu}+(?=\p{Lu}\p{Ll}{2})|\p{Lu}*[^\p{Lu}]+|\p{Lu}+/gu) ?? [];
  const ends = parts.slice(1, -1).map((_, at) => parts.slice(at + 1).join(''));
  return parts.length > 1 || word.startsWith('.') ? [...parts, ...ends].map(exactForm) : [];
}
