import {removeMarks} from '@site/blog/2026-06-01-helpful-javascript-utility-functions/functions/removeMarks';
import {slugify} from '@site/blog/2026-06-01-helpful-javascript-utility-functions/functions/slugify';

/** One letter as a reader sees it, and the code points it is stored as. */
export type Letter = {
  readonly letter: string;
  /** Composed: as few code points as Unicode allows. */
  readonly nfc: readonly string[];
  /** Decomposed: the plain letter, then its marks. */
  readonly nfd: readonly string[];
};

export type Inspection = {
  /** `length` of the text as it was typed, and in each form. */
  readonly lengths: {readonly typed: number; readonly nfc: number; readonly nfd: number};
  readonly letters: readonly Letter[];
  readonly plain: string;
  readonly slug: string;
};

/** A letter with the marks that follow it. */
const lettersWithMarks = /\P{M}\p{M}*|\p{M}+/gu;

/** Takes a text apart, the way a computer stores it. */
export function inspectText(text: string): Inspection {
  const nfc = text.normalize('NFC');
  const nfd = text.normalize('NFD');
  return {
    lengths: {typed: text.length, nfc: nfc.length, nfd: nfd.length},
    letters: (nfc.match(lettersWithMarks) ?? []).map((letter) => ({
      letter,
      nfc: [...letter],
      nfd: [...letter.normalize('NFD')],
    })),
    plain: removeMarks(text),
    slug: slugify(text),
  };
}

/** The usual name of a code point: `U+1EBF`. */
export function codePointName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
