/**
 * How text becomes search keys. The one module that both the build and the
 * browser use: what one side writes the other must read.
 */

/** Tone marks of Vietnamese (grave, acute, tilde, hook, dot); breve, circumflex and horn make other letters. */
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/g;
const MARK = /\p{M}/gu;
const APOSTROPHE = /['’]/g;

const PLAIN = /^[\x20-\x26\x28-\x7e]*$/;

/** The letters alone: lower case, no marks, `đ` as `d`. `Đường` and `duong` fold alike. */
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
 * The spelling with its marks, in one form whatever the encoding (NFC, NFD) and
 * wherever the tone sits (`hòa`, `hoà`): the tone mark goes last.
 */
export function exactForm(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  const decomposed = word.normalize('NFC').toLowerCase().replace(APOSTROPHE, '').normalize('NFD');
  const tones = decomposed.match(TONE)?.join('') ?? '';
  return decomposed.replace(TONE, '').normalize('NFC') + tones;
}

/** Does the word carry a mark that folding takes away? */
export function hasMarks(exact: string): boolean {
  return exact !== fold(exact);
}

/** A word of a text and where it stands (offsets in the text as given). */
export type Token = {
  /** Spelling with marks, see {@link exactForm}. */
  readonly exact: string;
  /** Letters alone, see {@link fold}. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Words are runs of letters and digits. `C#`, `C++` and `.NET` stay whole,
 * an apostrophe between letters belongs to its word.
 */
const WORD =
  /\.\p{L}[\p{L}\p{M}\p{N}]*|\p{L}{1,2}(?:\+\+|#)(?![\p{L}\p{N}#+])|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]$/u;

type Spelling = {readonly exact: string; readonly folded: string};

/** Words come back all the time; their spellings need to be worked out once. */
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

/** The longest word worth a key; anything longer is data, not language. */
const MAX_WORD = 40;

/** Cuts a text into words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    let word = match[0];
    let start = match.index;
    // The dot of `example.net` is a separator, that of `.net` is not.
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
 * The parts of a compound (`useState` → `use`, `state`; `.net` → `net`), so
 * that it is also found by them. Empty for a plain word.
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
