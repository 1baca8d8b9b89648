import type {Font} from '@shuding/opentype.js';

import {HEIGHT, WIDTH} from './size';
import {baselineIn, breakLines, cutLines, linePath, widthOf} from './typesetting';

/** What a share image says. */
export type Card = {
  readonly title: string;
  /** The date of a post, the section of a guide. */
  readonly detail: string;
  readonly author: string;
  readonly site: string;
};

/** What it is drawn with. */
export type Drawing = {
  readonly regular: Font;
  readonly bold: Font;
  /** As a `data:` address. */
  readonly logo: string;
};

/** The light mode of `src/css/tokens.css`; a picture has one mode. */
const colors = {
  paper: '#fbf8f3',
  ink: '#1f1b18',
  soft: '#4c453f',
  line: '#ddd5c9',
  accent: '#a8301c',
};

const LEFT = 72;
const RIGHT = WIDTH - LEFT;
const HEAD = {top: 76, height: 60, size: 38};
/** The box that a title has to fit; it stands in the middle of it. */
const TITLE_BOX = {top: 168, width: RIGHT - LEFT, height: 316};
const SMALLEST = 42;
/** Largest first; the first that fits is taken. */
const TITLE_SIZES = [84, 76, 68, 60, 54, 48, SMALLEST];
const LINE_HEIGHT = 1.4;
const FOOT = {top: 514, height: 64, size: 30};

/** The title at the largest size at which all of it fits its box; what never fits is cut. */
export function setTitle(font: Font, title: string): {lines: string[]; size: number} {
  for (const size of TITLE_SIZES) {
    const lines = breakLines(font, title, size, TITLE_BOX.width);
    if (lines.length * size * LINE_HEIGHT <= TITLE_BOX.height) return {lines, size};
  }
  const count = Math.floor(TITLE_BOX.height / (SMALLEST * LINE_HEIGHT));
  const lines = breakLines(font, title, SMALLEST, TITLE_BOX.width);
  return {lines: cutLines(font, lines, SMALLEST, TITLE_BOX.width, count), size: SMALLEST};
}

/** The title as shapes. */
export function titlePaths(font: Font, title: string): string {
  const {lines, size} = setTitle(font, title);
  const height = size * LINE_HEIGHT;
  const top = TITLE_BOX.top + (TITLE_BOX.height - lines.length * height) / 2;
  return lines
    .map((text, index) =>
      linePath({
        text,
        font,
        size,
        x: LEFT,
        baseline: top + index * height + baselineIn(font, size, height),
        color: colors.ink,
      }),
    )
    .join('');
}

/** The whole picture, as SVG without text: every letter is a shape of the site's own face. */
export function cardSvg(
  {title, detail, author, site}: Card,
  {regular, bold, logo}: Drawing,
): string {
  const foot = {
    font: regular,
    size: FOOT.size,
    baseline: FOOT.top + baselineIn(regular, FOOT.size, FOOT.height),
    color: colors.soft,
  };
  const siteLine = {
    text: site,
    font: bold,
    size: HEAD.size,
    x: LEFT + HEAD.height + 20,
    baseline: HEAD.top + baselineIn(bold, HEAD.size, HEAD.height),
    color: colors.ink,
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.paper}"/>`,
    `<rect width="${WIDTH}" height="16" fill="${colors.accent}"/>`,
    `<image x="${LEFT}" y="${HEAD.top}" width="${HEAD.height}" height="${HEAD.height}" xlink:href="${logo}"/>`,
    linePath(siteLine),
    titlePaths(bold, title),
    `<rect x="${LEFT}" y="${FOOT.top}" width="${RIGHT - LEFT}" height="2" fill="${colors.line}"/>`,
    linePath({...foot, text: author, x: LEFT}),
    linePath({...foot, text: detail, x: RIGHT - widthOf(regular, detail, FOOT.size)}),
    '</svg>',
  ].join('');
}
