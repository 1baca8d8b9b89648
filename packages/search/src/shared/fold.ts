/**
 * Matches marks that readers leave out: accents, and the vowels of Arabic and Hebrew. In other scripts,
 * such as Thai and Devanagari, marks are vowels that readers type. `か` and `が` are different letters.
 */
const MARK = /(?=[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}])(?![\u3099\u309a])\p{M}/gu;
const APOSTROPHE = /['’]/g;
const PLAIN = /^[\x20-\x26\x28-\x7e]*$/;

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * Returns a string in lowercase, without diacritics or apostrophes: `Đường` becomes `duong`, and
 * `Straße` becomes `strasse`.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(MARK, '')
    .replace(APOSTROPHE, '');
}
