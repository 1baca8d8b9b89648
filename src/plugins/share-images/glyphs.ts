import type {Font, Glyph} from '@shuding/opentype.js';

import type {Mask} from './canvas';
import {LEVELS} from './palette';
import {rasterize} from './raster';

/** Letters stand at quarters of a pixel: nearer than that, no one sees where they do. */
export const QUARTERS = 4;

/** A glyph with its origin at a quarter of a pixel of row and column 0. */
export type Glyphs = (font: Font, glyph: Glyph, size: number, quarter: number) => Mask;

function drawGlyph(font: Font, glyph: Glyph, size: number, quarter: number): Mask {
  const scale = size / font.unitsPerEm;
  const x = quarter / QUARTERS;
  const {xMin, xMax, yMin, yMax} = glyph.getMetrics();
  const left = Math.floor(x + xMin * scale);
  const top = Math.floor(-yMax * scale);
  const width = Math.ceil(x + xMax * scale) - left;
  const height = Math.ceil(-yMin * scale) - top;
  const box = {left, top, width, height};
  // A space
  if (width <= 0 || height <= 0) return {...box, levels: new Uint8Array()};

  // Points between two of a TrueType outline lie at halves of its units: one decimal is exact
  const outline = glyph.path.toPathData(1);
  const toPixels = `matrix(${scale} 0 0 ${-scale} ${x - left} ${-top})`;
  const rgba = rasterize(width, height, `<path transform="${toPixels}" d="${outline}"/>`);
  const levels = new Uint8Array(width * height);
  const toLevels = LEVELS / 255;
  for (let pixel = 0; pixel < levels.length; pixel += 1) {
    levels[pixel] = Math.round((rgba[pixel * 4 + 3] ?? 0) * toLevels);
  }
  return {...box, levels};
}

/** Draws each glyph once for a size and a quarter, and keeps it. */
export function createGlyphs(): Glyphs {
  const kept = new Map<Font, Map<string, Mask>>();
  return (font, glyph, size, quarter) => {
    const ofFont = kept.get(font) ?? new Map<string, Mask>();
    kept.set(font, ofFont);
    const key = `${glyph.index} ${size} ${quarter}`;
    const mask = ofFont.get(key) ?? drawGlyph(font, glyph, size, quarter);
    ofFont.set(key, mask);
    return mask;
  };
}
