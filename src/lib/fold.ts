const MARK = /\p{M}/gu;
const APOSTROPHE = /['’]/g;
const PLAIN = /^[\x20-\x26\x28-\x7e]*$/;

/**
 * Returns a string in lower case, without marks, with `đ` and the letters that look like it (`ð`, `ɖ`) as
 * `d`. `Đường` becomes `duong`.
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
