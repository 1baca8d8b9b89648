import type {Font} from '@shuding/opentype.js';

import {escapeHtml} from '../../utils/escape';
import type {SiteColors} from '../../utils/site-colors';
import {drawTune, WIDTH as TUNE_WIDTH} from '../../utils/tune/drawing';
import {HEIGHT, WIDTH} from '../../utils/share-image-size-and-path';

export type Card = {
  readonly title: string;
  /** A post's date, the word for "guide", or the site's host. */
  readonly detail: string;
  readonly author: string;
  readonly site: string;
  /** The title whose tune is drawn. */
  readonly tune: string;
  /** The colors: 0 for paper, 1 for ink, 2 for cinnabar. */
  readonly plate: number;
};

export type Faces = {readonly regular: Font; readonly bold: Font};

const LEFT = 72;
const ROOM = WIDTH - 2 * LEFT;
const TUNE_HEIGHT = 308;
const SCALE = WIDTH / TUNE_WIDTH;
/** The tune begins at the left edge of the title. It has no words, because the title shows them. */
const TUNE = {left: LEFT / SCALE + 8};
const TITLE = {middle: 408, height: 180, lineHeight: 1.4};
const SMALLEST = 30;
/** The possible font sizes for a title. */
const TITLE_SIZES = [76, 68, 60, 54, 48, 42, 36, SMALLEST];
const FOOT = {middle: 558, size: 30, gap: 40};
const LOGO_SIZE = 52;
const SITE_LEFT = LEFT + LOGO_SIZE + 18;

/**
 * Returns the width of a string without kerning, which would take most of the time to draw an image.
 * With kerning, a line is a little shorter.
 */
function widthOf(font: Font, text: string, size: number): number {
  const widths = [...text].map((letter) => font.charToGlyph(letter).advanceWidth);
  return (size / font.unitsPerEm) * widths.reduce((sum, width) => sum + width, 0);
}

/** Breaks text between words. Words wider than a line are not broken. */
function breakLines(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(font, longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function cutLine(font: Font, text: string, size: number, width: number): string {
  if (widthOf(font, text, size) <= width) return text;
  const letters = [...text];
  const cut = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 0 && widthOf(font, cut(), size) > width) letters.pop();
  return cut();
}

/** Returns a title's lines, and the largest font size at which the title fits. */
function setTitle(font: Font, title: string) {
  for (const size of TITLE_SIZES) {
    const lines = breakLines(font, title, size, ROOM);
    const height = lines.length * size * TITLE.lineHeight;
    const fits = lines.every((line) => widthOf(font, line, size) <= ROOM);
    if (fits && height <= TITLE.height) return {lines, size};
  }
  return {lines: [cutLine(font, title, SMALLEST, ROOM)], size: SMALLEST};
}

/** Normalizes text, and removes characters that the font does not contain, such as emojis. */
const clean = (font: Font, text: string): string =>
  [...text.normalize('NFC')]
    .filter((character) => /\s/.test(character) || font.charToGlyphIndex(character) !== 0)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Centers text vertically at `middle`. The baseline is on a whole pixel, so edges are sharp. */
function textAt(font: Font, x: number, middle: number, size: number, text: string, anchor = '') {
  const {ascender, descender, unitsPerEm} = font;
  const baseline = Math.round(middle + (((ascender + descender) / unitsPerEm) * size) / 2);
  return `<text x="${x}" y="${baseline}" font-size="${size}" ${anchor}>${escapeHtml(text)}</text>`;
}

/** Returns the colors of the background, the text, and the dots. */
function colorsOf(plate: number, {paper, ink, accent, dark, 'on-accent': onAccent}: SiteColors) {
  if (plate === 1) return [ink, paper, dark.accent] as const;
  if (plate === 2) return [accent, onAccent, ink] as const;
  return [paper, ink, accent] as const;
}

/** @param logo a PNG file */
export function cardSvg(
  card: Card,
  {regular, bold}: Faces,
  logo: Buffer,
  colors: SiteColors,
): string {
  const {lines: titleLines, size} = setTitle(bold, clean(bold, card.title));
  const step = size * TITLE.lineHeight;
  const first = TITLE.middle - ((titleLines.length - 1) * step) / 2;
  const title = titleLines.map((text, index) =>
    textAt(bold, LEFT, first + index * step, size, text),
  );
  const about = cutLine(
    regular,
    clean(regular, `${card.author} · ${card.detail}`),
    FOOT.size,
    ROOM / 2,
  );
  const siteRoom = LEFT + ROOM - SITE_LEFT - FOOT.gap - widthOf(regular, about, FOOT.size);
  const site = cutLine(bold, clean(bold, card.site), FOOT.size, siteRoom);
  const {lines, strokes, dots} = drawTune(card.tune, TUNE_HEIGHT / SCALE, TUNE);
  const [background, ink, dot] = colorsOf(card.plate, colors);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Be Vietnam Pro" fill="${ink}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>
<g transform="scale(${SCALE})">
<path d="${lines}" stroke="${ink}" stroke-width="2.5" stroke-opacity=".22"/>
<path d="${strokes}"/>
<path d="${dots}" fill="${dot}"/>
</g>
<rect x="${LEFT}" y="${FOOT.middle - LOGO_SIZE / 2}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" fill="${colors.paper}" rx="9"/>
<image x="${LEFT}" y="${FOOT.middle - LOGO_SIZE / 2}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" href="data:image/png;base64,${logo.toString('base64')}"/>
<g font-weight="700">
${title.join('\n')}
${textAt(bold, SITE_LEFT, FOOT.middle, FOOT.size, site)}
</g>
${textAt(regular, LEFT + ROOM, FOOT.middle, FOOT.size, about, 'text-anchor="end"')}
</svg>`;
}
