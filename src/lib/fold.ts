const MARK = /\p{M}/gu;
const APOSTROPHE = /['’]/g;
const PLAIN = /^[\x20-\x26\x28-\x7e]*$/;

/**
 * Returns a string in lower case, without diacritics and apostrophes. `đ`, and the letters `ð` and `ɖ`
 * that look like `đ`, become `d`. `Đường` becomes `duong`.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[đðɖ]/g, 'd')
    .normalize('NFD')
    .replace(MARK, '')
    .replace(APOSTROPHE, '');
}
