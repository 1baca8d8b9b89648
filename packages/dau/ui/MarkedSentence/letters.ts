import {joinNumbers} from '../../utils/date-and-number-format';

/** The tone marks, the breve and the circumflex, but not the horn (ơ, ư) and the bar (đ). */
const MARKS = /[\u0300\u0301\u0302\u0303\u0306\u0309\u0323]/g;
const DOT_BELOW = '\u0323';

/** Where a letter's marks are. An `ậ` has marks on both sides. */
type Position = 'above' | 'below' | 'both';

/** `bare` is the word without its marks. A part with a `position` is a letter with marks. */
export type Word = {
  readonly bare: string;
  readonly parts: readonly {readonly text: string; readonly position?: Position}[];
};

export const isCapital = (letter: string) => letter !== letter.toLowerCase();

const marksOf = (letter: string) => letter.normalize('NFD').match(MARKS);

export const hasMarks = (text: string) => marksOf(text) !== null;

function bareLetter(letter: string): string {
  const bare = letter.normalize('NFD').replace(MARKS, '').normalize('NFC');
  // A mark above replaces the dot of an `i`, but a dot below does not
  return bare === 'i' && positionOf(letter) !== 'below' ? 'ı' : bare;
}

function positionOf(letter: string): Position | undefined {
  const marks = marksOf(letter);
  if (!marks) return undefined;
  if (!marks.includes(DOT_BELOW)) return 'above';
  return marks.length === 1 ? 'below' : 'both';
}

function toWord(text: string): Word | string {
  // Words do not wrap, so a long one that is not Vietnamese could be wider than the screen
  if (!hasMarks(text) || text.length > 10) return text;
  const parts: {text: string; position?: Position}[] = [];
  for (const letter of text) {
    const position = positionOf(letter);
    const last = parts.at(-1);
    if (position) parts.push({text: letter, position});
    else if (last && !last.position) last.text += letter;
    else parts.push({text: letter});
  }
  return {bare: Array.from(text, (l) => (positionOf(l) ? bareLetter(l) : l)).join(''), parts};
}

/**
 * Splits a string into words with marks and the strings between them. Keeps a number on the same line as the
 * word after it, such as its unit.
 */
export function toWords(sentence: string): readonly (Word | string)[] {
  const words: (Word | string)[] = [];
  for (const word of joinNumbers(sentence.normalize('NFC'))
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map(toWord)) {
    const last = words.at(-1);
    if (typeof word === 'string' && typeof last === 'string') words.splice(-1, 1, last + word);
    else if (word !== '') words.push(word);
  }
  return words;
}
