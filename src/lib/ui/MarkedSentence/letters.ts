/** The tone marks, the breve and the circumflex, but not the horn (ơ, ư) and the bar (đ). */
const MARKS = /[\u0300\u0301\u0302\u0303\u0306\u0309\u0323]/g;

/** Splits a string into words, and each word into letters. `bare` is the letter without its marks. */
export const toWords = (text: string) =>
  text
    .normalize('NFC')
    .split(' ')
    .map((word) =>
      Array.from(word, (full) => {
        const bare = full.normalize('NFD').replace(MARKS, '').normalize('NFC');
        return bare === full ? {full} : {full, bare};
      }),
    );

export const hasMarks = (text: string) =>
  toWords(text).some((word) => word.some(({bare}) => bare !== undefined));
