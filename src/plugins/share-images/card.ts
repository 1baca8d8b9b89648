import type {Font} from '@shuding/opentype.js';

import {escapeHtml} from '../../lib/escape-html';
import {lightColor} from '../../lib/tokens';
import {HEIGHT, WIDTH} from './image-path';
import {baselineIn, breakLines, cutLine, missingIn, widthOf} from './typesetting';

/** The texts of a share image. */
export type Card = {
  readonly title: string;
  /** The date of a post, the section of a guide. */
  readonly detail: string;
  readonly author: string;
  readonly site: string;
};

export type Faces = {readonly regular: Font; readonly bold: Font};

const [paper, accent, line, ink, soft] = (
  ['paper', 'accent', 'line', 'ink', 'ink-soft'] as const
).map((name) => lightColor(name));

const LEFT = 72;
const RIGHT = WIDTH - LEFT;
const ROOM = RIGHT - LEFT;
const HEAD = {top: 76, height: 60, size: 38};
/** Width and height of the logo. */
const LOGO_SIZE = HEAD.height;
const SITE_LEFT = LEFT + LOGO_SIZE + 20;
/** The title stands in the middle of this box. */
const TITLE = {top: 168, height: 316, lineHeight: 1.4};
const SMALLEST = 42;
/** Largest first. The first size at which the title fits is used. */
const TITLE_SIZES = [84, 76, 68, 60, 54, 48, SMALLEST];
const FOOT = {top: 514, height: 64, size: 30, gap: 40};

/** Breaks the title at the largest size at which it fits. What never fits is cut. */
export function setTitle(font: Font, title: string): {lines: string[]; size: number} {
  const linesAt = (size: number, width = ROOM) => breakLines(font, title, size, width);
  const mostAt = (size: number) => Math.floor(TITLE.height / (size * TITLE.lineHeight));
  const size = TITLE_SIZES.find((each) => linesAt(each).length <= mostAt(each)) ?? SMALLEST;
  const [lines, most] = [linesAt(size), mostAt(size)];
  if (lines.length <= most) {
    // As narrow as the same number of lines can be, so that no word is left alone
    let width = ROOM;
    while (lines.length > 1 && linesAt(size, width - 10).length === lines.length) width -= 10;
    return {lines: linesAt(size, width), size};
  }
  const last = lines.slice(most - 1, most + 1).join(' ');
  return {lines: [...lines.slice(0, most - 1), cutLine(font, last, size, ROOM)], size};
}

/** One form of every letter, one space between words, and only characters that the font can draw. */
function clean(font: Font, text: string): string {
  const composed = text.normalize('NFC');
  const missing = new Set(missingIn(font, composed));
  return [...composed]
    .filter((character) => !missing.has(character))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .trim();
}

/** Baselines are whole pixels, so that letters have sharp edges. */
const textAt = (x: number, baseline: number, size: number, text: string, anchor = 'start') =>
  `<text x="${x}" y="${Math.round(baseline)}" font-size="${size}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;

/**
 * Writes a share image as SVG, in the colors of the light mode.
 *
 * @param logo a PNG picture
 */
export function cardSvg(card: Card, {regular, bold}: Faces, logo: Buffer): string {
  const site = cutLine(bold, clean(bold, card.site), HEAD.size, RIGHT - SITE_LEFT);
  const siteBaseline = HEAD.top + baselineIn(bold, HEAD.size, HEAD.height);
  const {lines, size} = setTitle(bold, clean(bold, card.title));
  const step = size * TITLE.lineHeight;
  const titleTop = TITLE.top + (TITLE.height - lines.length * step) / 2;
  const titleBaseline = titleTop + baselineIn(bold, size, step);
  const detail = clean(regular, card.detail);
  const authorRoom = ROOM - FOOT.gap - widthOf(regular, detail, FOOT.size);
  const author = cutLine(regular, clean(regular, card.author), FOOT.size, authorRoom);
  const footBaseline = FOOT.top + baselineIn(regular, FOOT.size, FOOT.height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Be Vietnam Pro">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
<rect width="${WIDTH}" height="16" fill="${accent}"/>
<image x="${LEFT}" y="${HEAD.top}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" href="data:image/png;base64,${logo.toString('base64')}"/>
<g fill="${ink}" font-weight="700">
${textAt(SITE_LEFT, siteBaseline, HEAD.size, site)}
${lines.map((text, index) => textAt(LEFT, titleBaseline + index * step, size, text)).join('\n')}
</g>
<rect x="${LEFT}" y="${FOOT.top}" width="${ROOM}" height="2" fill="${line}"/>
<g fill="${soft}">
${textAt(LEFT, footBaseline, FOOT.size, author)}
${textAt(RIGHT, footBaseline, FOOT.size, detail, 'end')}
</g>
</svg>`;
}
