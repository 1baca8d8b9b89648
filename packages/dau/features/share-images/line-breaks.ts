import type {Font} from '@shuding/opentype.js';

/** Returns the characters that the font does not contain, such as emojis. */
export const missingIn = (font: Font, text: string): string[] =>
  [...text].filter((character) => /\S/.test(character) && font.charToGlyphIndex(character) === 0);

/** Breaks text between words. Words wider than a line are not broken. */
export function breakLines(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && font.getAdvanceWidth(longer, size) <= width)
      lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

export function cutLine(font: Font, text: string, size: number, width: number): string {
  if (font.getAdvanceWidth(text, size) <= width) return text;
  const letters = [...text];
  const cut = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 0 && font.getAdvanceWidth(cut(), size) > width) letters.pop();
  return cut();
}
