import type {Font} from '@shuding/opentype.js';

import {createCanvas, fill, paint, type Canvas} from './canvas';
import type {Line} from './lettering';
import type {Logo} from './logo';
import {entry} from './palette';
import {HEIGHT, WIDTH} from './size';
import {baselineIn, breakLines, cutLines, widthOf} from './typesetting';

/** What a share image says. */
export type Card = {
  readonly title: string;
  /** The date of a post, the section of a guide. */
  readonly detail: string;
  readonly author: string;
  readonly site: string;
};

/** What it says it in. */
export type Faces = {readonly regular: Font; readonly bold: Font};

const LEFT = 72;
const RIGHT = WIDTH - LEFT;
const BAR = {left: 0, top: 0, width: WIDTH, height: 16};
const HEAD = {top: 76, height: 60, size: 38};
const LOGO = {left: LEFT, top: HEAD.top, width: HEAD.height, height: HEAD.height};
/** Of both its sides. */
export const LOGO_SIZE = LOGO.width;
/** The box that a title has to fit; it stands in the middle of it. */
const TITLE_BOX = {top: 168, width: RIGHT - LEFT, height: 316};
const SMALLEST = 42;
/** Largest first; the first that fits is taken. */
const TITLE_SIZES = [84, 76, 68, 60, 54, 48, SMALLEST];
const LINE_HEIGHT = 1.4;
const FOOT = {top: 514, height: 64, size: 30};
const RULE = {left: LEFT, top: FOOT.top, width: RIGHT - LEFT, height: 2};

/** The title at the largest size at which all of it fits its box; what never fits is cut. */
export function setTitle(font: Font, title: string): {lines: string[]; size: number} {
  const ems = widthOf(font, title.trim().replace(/\s+/g, ' '), 1);
  for (const size of TITLE_SIZES) {
    const room = Math.floor(TITLE_BOX.height / (size * LINE_HEIGHT));
    // Not even end to end, each line with the space that breaking takes from it
    if (ems * size > room * (TITLE_BOX.width + size)) continue;
    const lines = breakLines(font, title, size, TITLE_BOX.width);
    if (lines.length <= room) return {lines, size};
  }
  const count = Math.floor(TITLE_BOX.height / (SMALLEST * LINE_HEIGHT));
  const lines = breakLines(font, title, SMALLEST, TITLE_BOX.width);
  return {lines: cutLines(font, lines, SMALLEST, TITLE_BOX.width, count), size: SMALLEST};
}

function titleLines(font: Font, title: string): Line[] {
  const {lines, size} = setTitle(font, title);
  const height = size * LINE_HEIGHT;
  const top = TITLE_BOX.top + (TITLE_BOX.height - lines.length * height) / 2;
  return lines.map((text, index) => ({
    text,
    font,
    size,
    x: LEFT,
    baseline: top + index * height + baselineIn(font, size, height),
    ramp: entry.ink,
  }));
}

/** What all pictures have in common. */
export function createGround(logo: Logo): Canvas {
  const ground = createCanvas(WIDTH, HEIGHT);
  fill(ground, BAR, entry.accent);
  paint(ground, LOGO, logo.at);
  fill(ground, RULE, entry.line);
  return ground;
}

/** What is written on it. */
export function cardLines(
  {title, detail, author, site}: Card,
  {regular, bold}: Faces,
): readonly Line[] {
  const foot = {
    font: regular,
    size: FOOT.size,
    baseline: FOOT.top + baselineIn(regular, FOOT.size, FOOT.height),
    ramp: entry.soft,
  };
  const siteLine = {
    text: site,
    font: bold,
    size: HEAD.size,
    x: LEFT + LOGO.width + 20,
    baseline: HEAD.top + baselineIn(bold, HEAD.size, HEAD.height),
    ramp: entry.ink,
  };
  return [
    siteLine,
    ...titleLines(bold, title),
    {...foot, text: author, x: LEFT},
    {...foot, text: detail, x: RIGHT - widthOf(regular, detail, FOOT.size)},
  ];
}
