const WHOLE = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$|^\d+$/;

/** Returns an amount in đồng as a number, or `undefined` if the text can be read in two ways. */
export function readDong(text: string) {
  const digits = text.normalize('NFC').replace(/\s|₫|đồng|đ|vnđ|vnd/giu, '');
  return WHOLE.test(digits) ? Number(digits.replace(/\D/g, '')) : undefined;
}

const format = new Intl.NumberFormat('vi', {style: 'currency', currency: 'VND'});

/** Writes an amount as Vietnamese readers expect it: 1.500.000 ₫. */
export const showDong = (amount: number) => format.format(amount);
