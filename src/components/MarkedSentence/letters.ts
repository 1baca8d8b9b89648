/** A letter and, where it carries any, the same letter without its marks. */
export type Letter = {
  readonly full: string;
  /** `undefined`: the letter has no mark to lose. */
  readonly bare?: string;
};

/** Tones and the breve and circumflex; the horn of ơ and ư and the bar of đ belong to the letter. */
const MARKS = /[\u0300\u0301\u0302\u0303\u0306\u0309\u0323]/g;

/** Splits a text into words of letters. */
export function toWords(text: string): readonly (readonly Letter[])[] {
  return text
    .normalize('NFC')
    .split(' ')
    .map((word) =>
      Array.from(word, (full) => {
        const bare = full.normalize('NFD').replace(MARKS, '').normalize('NFC');
        return bare === full ? {full} : {full, bare};
      }),
    );
}
