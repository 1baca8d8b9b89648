import type {Font} from '@shuding/opentype.js';

import {stamp, type Canvas} from './canvas';
import {QUARTERS, type Glyphs} from './glyphs';

/** A line of text, its left end on the baseline. */
export type Line = {
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
  /** The palette's first entry of its colour. */
  readonly ramp: number;
};

/** Writes a line: letters at quarters of a pixel, as their widths ask for, the line at a whole one. */
export function write(canvas: Canvas, glyphs: Glyphs, line: Line): void {
  const {text, font, size, x, baseline, ramp} = line;
  const row = Math.round(baseline);
  font.forEachGlyph(text, x, baseline, size, undefined, (glyph, at) => {
    const quarters = Math.round(at * QUARTERS);
    const column = Math.floor(quarters / QUARTERS);
    const quarter = quarters - column * QUARTERS;
    stamp(canvas, glyphs(font, glyph, size, quarter), column, row, ramp);
  });
}
