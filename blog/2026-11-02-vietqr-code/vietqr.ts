/** Who gets the money, and optionally how much and what for. */
export type Transfer = {
  /** The bank's six digits, such as 970403. */
  bank: string;
  account: string;
  /** In đồng. If it is missing, the payer types it. */
  amount?: number;
  message?: string;
};

/** A field: two digits for its ID, two for the length of its value, then the value. */
export function field(id: string, value: string) {
  if (!/^.{1,99}$/.test(value)) throw new Error(`Field ${id} must have 1 to 99 characters.`);
  return id + String(value.length).padStart(2, '0') + value;
}

/** CRC-16/CCITT-FALSE of an ASCII string, as four hexadecimal digits. */
export function crc16(text: string) {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Removes diacritics and all else that a bank may refuse, and cuts the message to 25 characters. */
export function plainMessage(message: string) {
  return message
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^a-z\d]+/gi, ' ')
    .slice(0, 25)
    .trim();
}

/** Returns the text in a VietQR code for a transfer to a bank account. */
export function vietQr({bank, account, amount, message = ''}: Transfer) {
  if (!/^\d{6}$/.test(bank)) throw new Error('A bank code has six digits.');
  if (!/^[\da-z]{1,19}$/i.test(account)) throw new Error('An account has 1 to 19 characters.');
  if (!/^[1-9]\d{0,12}$/.test(String(amount ?? 1))) throw new Error('Amounts are whole đồng.');

  const beneficiary = field('00', bank) + field('01', account);
  const service = field('00', 'A000000727') + field('01', beneficiary) + field('02', 'QRIBFTTA');
  const purpose = plainMessage(message);
  const text = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('38', service),
    field('53', '704'),
    amount === undefined ? '' : field('54', String(amount)),
    field('58', 'VN'),
    purpose === '' ? '' : field('62', field('08', purpose)),
    '6304',
  ].join('');
  return text + crc16(text);
}
