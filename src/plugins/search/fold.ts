/**
 * Turns text into search keys. The build and the browser share this module,
 * because both must produce the same keys.
 */

/** Vietnamese tone marks: grave, acute, tilde, hook, dot. Breve, circumflex and horn are part of a letter. */
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/g;
const MARK = /\p{M}/gu;
const APOSTROPHE = /['’]/g;

const PLAIN = /^[\x20-\x26\x28-\x7e]*$/;

/** Returns a text in lower case, without marks, with `đ` as `d`. `Đường` becomes `duong`. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(MARK, '')
    .replace(APOSTROPHE, '');
}

/**
 * Returns the spelling with marks in one normal form, with the tone mark last.
 * The result is the same for NFC and NFD, and for both tone positions (`hòa`, `hoà`).
 */
export function exactForm(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  const decomposed = word.normalize('NFC').toLowerCase().replace(APOSTROPHE, '').normalize('NFD');
  const tones = decomposed.match(TONE)?.join('') ?? '';
  return decomposed.replace(TONE, '').normalize('NFC') + tones;
}

/** Returns whether folding changes the word. */
export function hasMarks(exact: string): boolean {
  return exact !== fold(exact);
}

/** A word of a text with its start and end offset. */
export type Token = {
  /** Spelling with marks, see {@link exactForm}. */
  readonly exact: string;
  /** Letters alone, see {@link fold}. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
};

/**
 * A word is a sequence of letters and digits. `C#`, `C++` and `.NET` are one word
 * each. An apostrophe between letters is part of the word.
 */
const WORD =
  /\.\p{L}[\p{L}\p{M}\p{N}]*|\p{L}{1,2}(?:\+\+|#)(?![\p{L}\p{N}#+])|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]$/u;

type Spelling = {readonly exact: string; readonly folded: string};

/** Caches spellings: texts repeat the same words. */
const spellings = new Map<string, Spelling>();
const MAX_SPELLINGS = 20_000;

function spell(word: string): Spelling {
  let spelling = spellings.get(word);
  if (!spelling) {
    if (spellings.size >= MAX_SPELLINGS) spellings.clear();
    spelling = {exact: exactForm(word), folded: fold(word)};
    spellings.set(word, spelling);
  }
  return spelling;
}

/** Maximum length of a key. A longer word is data, not language. */
const MAX_WORD = 40;

/** Splits a text into words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    let word = match[0];
    let start = match.index;
    // The dot in `example.net` separates words. The dot of `.net` is part of the word.
    if (word.startsWith('.') && LETTER_OR_DIGIT.test(text.slice(Math.max(0, start - 2), start))) {
      word = word.slice(1);
      start += 1;
    }
    const {exact, folded} = spell(word);
    if (folded === '' || folded.length > MAX_WORD) continue;
    tokens.push({exact, folded, start, end: start + word.length});
  }
  return tokens;
}

const COMPOUND = /^\.|.\p{Lu}/u;

/**
 * Returns the parts of a compound (`useState` → `use`, `state`; `.net` → `net`).
 * Searches for a part find the compound too. The list is empty for other words.
 */
export function compoundParts(word: string): string[] {
  if (!COMPOUND.test(word)) return [];
  const parts = word
    .replace(/^\./, '')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' ');
  return parts.length === 1 && parts[0] === word ? [] : parts.map((part) => part.toLowerCase());
}
