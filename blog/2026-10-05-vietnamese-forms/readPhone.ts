/**
 * Returns a Vietnamese phone number in the form +84912345678, however it was typed, or `undefined` if it
 * cannot be one.
 */
export function readPhone(text: string) {
  // A number copied from a phone's contacts may contain invisible characters
  const characters = text.replace(/[\s().\-\p{Cf}]/gu, '');
  // Mobile numbers have 9 digits after the country code, and landlines 10
  const [, number] = /^(?:(?:\+|00)?84)?0?([35789]\d{8}|2\d{9})$/.exec(characters) ?? [];
  return number && `+84${number}`;
}
