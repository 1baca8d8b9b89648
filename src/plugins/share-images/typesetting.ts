import type {Font} from '@shuding/opentype.js';

export const widthOf = (font: Font, text: string, size: number) => font.getAdvanceWidth(text, size);

/** Returns the characters of a text that the font cannot draw, such as emoji and Japanese. */
export const missingIn = (font: Font, text: string): string[] =>
  [...text].filter((character) => /\S/.test(character) && font.charToGlyphIndex(character) === 0);

/** From the top of a line to its baseline, the letters being in the middle of its height. */
export const baselineIn = ({ascender, descender, unitsPerEm}: Font, size: number, height: number) =>
  (height + ((ascender + descender) / unitsPerEm) * size) / 2;

/** Breaks a text between words; within one only if it is wider than a whole line. */
export function breakLines(font: Font, text: string, size: number, width: number): string[] {
  const fits = (line: string) => widthOf(font, line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The text, or as much of it as fits the width, with an ellipsis. */
export function cutLine(font: Font, text: string, size: number, width: number): string {
  if (widthOf(font, text, size) <= width) return text;
  const letters = [...text];
  const cut = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 0 && widthOf(font, cut(), size) > width) letters.pop();
  return cut();
}
