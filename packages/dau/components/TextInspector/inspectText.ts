/** Matches a letter and the marks that follow it. */
const lettersWithMarks = /\P{M}\p{M}*|\p{M}+/gu;

/** Removes marks. `đ` does not decompose, so it is replaced separately. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFC');
}

function slugOf(plain: string): string {
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function inspectText(text: string) {
  const nfc = text.normalize('NFC');
  const nfd = text.normalize('NFD');
  const plain = withoutMarks(text);
  return {
    lengths: {typed: text.length, nfc: nfc.length, nfd: nfd.length},
    letters: (nfc.match(lettersWithMarks) ?? []).map((letter) => ({
      letter,
      /** The composed form has as few code points as possible. */
      nfc: [...letter],
      /** The decomposed form has the base letter first, then its marks. */
      nfd: [...letter.normalize('NFD')],
    })),
    plain,
    slug: slugOf(plain),
  };
}

/** A visible letter and its code points. */
export type Letter = ReturnType<typeof inspectText>['letters'][number];

/** Returns a code point's notation, such as `U+1EBF`. */
export function codePointName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
