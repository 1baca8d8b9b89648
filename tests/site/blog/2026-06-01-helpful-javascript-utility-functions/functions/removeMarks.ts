/** Vietnamese text without its marks: `Đường về` becomes `Duong ve`. */
export function removeMarks(text: string): string {
  return (
    text
      // NFD takes each letter apart: ế becomes e, a circumflex and an acute
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      // đ is a letter of its own, which NFD leaves whole
      .replaceAll('đ', 'd')
      .replaceAll('Đ', 'D')
      .normalize('NFC')
  );
}
