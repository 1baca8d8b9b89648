/** The tone marks, the breve and the circumflex, but not the horn (ơ, ư) and the bar (đ). */
const MARKS = /[\u0300\u0301\u0302\u0303\u0306\u0309\u0323]/g;

export type Part = {readonly text: string; readonly bare?: string};

/** Splits a string at its letters with marks. `bare` is the letter without its marks. */
export function toParts(sentence: string): readonly Part[] {
  const parts: Part[] = [];
  for (const text of sentence.normalize('NFC')) {
    const bare = text.normalize('NFD').replace(MARKS, '').normalize('NFC');
    const last = parts.at(-1);
    if (bare !== text) parts.push({text, bare});
    else if (last && last.bare === undefined) parts.splice(-1, 1, {text: last.text + text});
    else parts.push({text});
  }
  return parts;
}

export const hasMarks = (text: string) => toParts(text).some(({bare}) => bare !== undefined);
