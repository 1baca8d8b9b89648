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

/** The letters without their marks, in the case they have. `đ` does not decompose. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFC');
}

/** The last part of an address: lower-case ASCII letters, digits and hyphens. */
function slugOf(plain: string): string {
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Takes a text apart, the way a computer stores it. */
export function inspectText(text: string): Inspection {
  const nfc = text.normalize('NFC');
  const nfd = text.normalize('NFD');
  const plain = withoutMarks(text);
  return {
    lengths: {typed: text.length, nfc: nfc.length, nfd: nfd.length},
    letters: (nfc.match(lettersWithMarks) ?? []).map((letter) => ({
      letter,
      nfc: [...letter],
      nfd: [...letter.normalize('NFD')],
    })),
    plain,
    slug: slugOf(plain),
  };
}

/** The usual name of a code point: `U+1EBF`. */
export function codePointName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
