import {joinNumbers} from '../../utils/date-and-number-format';

/** The tone marks, the breve and the circumflex, but not the horn (ơ, ư) and the bar (đ). */
const MARK = '[\u0300\u0301\u0302\u0303\u0306\u0309\u0323]';
const MARKS = new RegExp(MARK, 'g');
const WORD_WITH_MARKS = new RegExp(`([\\p{L}\\p{M}\\p{N}]*${MARK}[\\p{L}\\p{M}\\p{N}]*)`, 'u');
const LETTER_WITH_MARKS = new RegExp(`(\\P{M}\\p{M}*${MARK}\\p{M}*)`, 'u');
const DOT_BELOW = '\u0323';

export const isCapital = (letter: string) => letter !== letter.toLowerCase();

const marksOf = (letter: string) => letter.normalize('NFD').match(MARKS);

export const hasMarks = (text: string) => marksOf(text) !== null;

/** Returns where a letter's marks are. An `ậ` has marks on both sides. */
function positionOf(letter: string) {
  const marks = marksOf(letter);
  if (!marks) return undefined;
  if (!marks.includes(DOT_BELOW)) return 'above';
  return marks.length === 1 ? 'below' : 'both';
}

/**
 * Returns the word without its marks as `bare`, and its parts. A part with a `position` is a letter with marks. Other
 * words stay strings.
 */
function toWord(text: string) {
  // Words do not wrap, so a long one that is not Vietnamese could be wider than the screen
  if (!hasMarks(text) || text.normalize('NFC').length > 10) return text.normalize('NFC');
  const parts = text.split(LETTER_WITH_MARKS).filter(Boolean);
  return {
    // A mark above replaces the dot of an `i`, but a dot below does not
    bare: parts
      .map((part) => part.replace(/^i(?=\p{M})(?!\u0323)/u, 'ı').replace(MARKS, ''))
      .join('')
      .normalize('NFC'),
    parts: parts.map((part) => ({text: part.normalize('NFC'), position: positionOf(part)})),
  };
}

/**
 * Splits a string into words with marks and the strings between them. Keeps a number on the same line as the
 * word after it, such as its unit.
 */
export const toWords = (sentence: string) =>
  joinNumbers(sentence.normalize('NFC'))
    .normalize('NFD')
    .split(WORD_WITH_MARKS)
    .filter(Boolean)
    .map(toWord);
