const MARK = /\p{M}/gu;
const APOSTROPHE = /['’]/g;
const PLAIN = /^[\x20-\x26\x28-\x7e]*$/;

/**
 * Returns a string in lowercase, without diacritics or apostrophes: `Đường` becomes `duong`. `đ` and
 * its lookalikes `ð` and `ɖ` become `d`.
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
