import type {Font} from '@shuding/opentype.js';

export const widthOf = (font: Font, text: string, size: number) => font.getAdvanceWidth(text, size);

/** From the top of a line to its baseline, the letters being in the middle of its height. */
export function baselineIn(font: Font, size: number, lineHeight: number): number {
  const letters = ((font.ascender - font.descender) / font.unitsPerEm) * size;
  return (lineHeight - letters) / 2 + (font.ascender / font.unitsPerEm) * size;
}

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

/** The first lines of a text, with a sign that there are more. */
export function cutLines(
  font: Font,
  lines: readonly string[],
  size: number,
  width: number,
  count: number,
): string[] {
  if (lines.length <= count) return [...lines];
  const kept = lines.slice(0, count);
  let last = kept.pop() ?? '';
  while (last !== '' && widthOf(font, `${last}…`, size) > width) last = last.slice(0, -1);
  return [...kept, `${last.trimEnd()}…`];
}
