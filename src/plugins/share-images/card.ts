import type {Font} from '@shuding/opentype.js';

import {escapeHtml} from '../../lib/escape';
import {lightColor} from '../../lib/tokens';
import {HEIGHT, WIDTH} from './image-path';
import {breakLines, cutLine, missingIn} from './typesetting';

export type Card = {
  readonly title: string;
  /** A post's date, the word for "guide", or the site's host. */
  readonly detail: string;
  readonly author: string;
  readonly site: string;
};

export type Faces = {readonly regular: Font; readonly bold: Font};

const LEFT = 72;
const ROOM = WIDTH - 2 * LEFT;
const HEAD = {middle: 106, size: 38};
const LOGO_SIZE = 60;
const SITE_LEFT = LEFT + LOGO_SIZE + 20;
const TITLE = {middle: 326, height: 316, lineHeight: 1.4};
/** The possible font sizes for a title. The largest size at which the title fits is used. */
const TITLE_SIZES = [84, 76, 68, 60, 54, 48, 42];
const FOOT = {line: 514, middle: 546, size: 30, gap: 40};

/** Returns a title's lines and font size. Cuts a title that is too long even for the smallest size. */
export function setTitle(font: Font, title: string): {lines: string[]; size: number} {
  const linesAt = (size: number) => breakLines(font, title, size, ROOM);
  const mostAt = (size: number) => Math.floor(TITLE.height / (size * TITLE.lineHeight));
  const fits = (size: number) =>
    linesAt(size).length <= mostAt(size) &&
    linesAt(size).every((line) => font.getAdvanceWidth(line, size) <= ROOM);
  const size = TITLE_SIZES.find(fits) ?? 42;
  const last = mostAt(size) - 1;
  const lines = [...linesAt(size).slice(0, last), linesAt(size).slice(last).join(' ')];
  return {lines: lines.filter(Boolean).map((line) => cutLine(font, line, size, ROOM)), size};
}

/** Normalizes text, and removes characters that the font does not contain. */
function clean(font: Font, text: string): string {
  const composed = text.normalize('NFC');
  const missing = missingIn(font, composed);
  const drawn = [...composed].filter((character) => !missing.includes(character));
  return drawn.join('').replace(/\s+/g, ' ').trim();
}

/** Centers text vertically at `middle`. The baseline is on a whole pixel, so edges are sharp. */
function textAt(font: Font, x: number, middle: number, size: number, text: string, anchor = '') {
  const {ascender, descender, unitsPerEm} = font;
  const baseline = Math.round(middle + (((ascender + descender) / unitsPerEm) * size) / 2);
  return `<text x="${x}" y="${baseline}" font-size="${size}" ${anchor}>${escapeHtml(text)}</text>`;
}

/** @param logo a PNG file */
export function cardSvg(card: Card, {regular, bold}: Faces, logo: Buffer): string {
  const site = cutLine(bold, clean(bold, card.site), HEAD.size, LEFT + ROOM - SITE_LEFT);
  const {lines, size} = setTitle(bold, clean(bold, card.title));
  const step = size * TITLE.lineHeight;
  const first = TITLE.middle - ((lines.length - 1) * step) / 2;
  const title = lines.map((text, index) => textAt(bold, LEFT, first + index * step, size, text));
  const detail = clean(regular, card.detail);
  const authorRoom = ROOM - FOOT.gap - regular.getAdvanceWidth(detail, FOOT.size);
  const author = cutLine(regular, clean(regular, card.author), FOOT.size, authorRoom);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Be Vietnam Pro">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${lightColor('paper')}"/>
<rect width="${WIDTH}" height="16" fill="${lightColor('accent')}"/>
<image x="${LEFT}" y="${HEAD.middle - LOGO_SIZE / 2}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" href="data:image/png;base64,${logo.toString('base64')}"/>
<g fill="${lightColor('ink')}" font-weight="700">
${textAt(bold, SITE_LEFT, HEAD.middle, HEAD.size, site)}
${title.join('\n')}
</g>
<rect x="${LEFT}" y="${FOOT.line}" width="${ROOM}" height="2" fill="${lightColor('line')}"/>
<g fill="${lightColor('ink-soft')}">
${textAt(regular, LEFT, FOOT.middle, FOOT.size, author)}
${textAt(regular, LEFT + ROOM, FOOT.middle, FOOT.size, detail, 'text-anchor="end"')}
</g>
</svg>`;
}
