import fs from 'node:fs/promises';
import path from 'node:path';

import {renderAsync} from '@resvg/resvg-js';
import opentype, {type Font} from '@shuding/opentype.js';
import sharp from 'sharp';
import {decompress} from 'wawoff2';

import {cardSvg, titlePaths, type Card} from './card';
import {HEIGHT, WIDTH} from './size';

/** Draws {@link Card}s as PNG files. */
export type Renderer = {
  readonly draw: (card: Card) => Promise<Buffer>;
  /** The shapes of a title, as SVG. */
  readonly drawTitle: (title: string) => string;
};

const FONTS = 'src/css/fonts';
/** Every letter of the site, Vietnamese ones included: the very faces its pages use. */
export const faceFile = (weight: 400 | 700) => `${FONTS}/be-vietnam-pro-${weight}.woff2`;
export const drawnFrom = [faceFile(400), faceFile(700), 'static/img/favicon.svg'];

async function loadFont(siteDir: string, weight: 400 | 700): Promise<Font> {
  const woff2 = await fs.readFile(path.join(siteDir, faceFile(weight)));
  // A copy: what the decompressor answers lies in memory it uses again
  return opentype.parse(Uint8Array.from(await decompress(woff2)).buffer);
}

/**
 * Loads fonts and libraries, which takes longer than drawing: only where there is something to draw.
 *
 * Letters are set by a few lines of our own (`typesetting.ts`): a library that
 * lays out HTML took ten times as long for it, half a minute of a thousand
 * posts. Pixels and PNG are made in other threads.
 */
export async function createRenderer(siteDir: string): Promise<Renderer> {
  const regular = await loadFont(siteDir, 400);
  const bold = await loadFont(siteDir, 700);
  const logo = await fs.readFile(path.join(siteDir, 'static/img/favicon.svg'), 'base64');
  const drawing = {regular, bold, logo: `data:image/svg+xml;base64,${logo}`};
  const raw = {width: WIDTH, height: HEIGHT, channels: 4} as const;

  return {
    drawTitle: (title) => titlePaths(bold, title),
    async draw(card) {
      const {pixels} = await renderAsync(cardSvg(card, drawing), {font: {loadSystemFonts: false}});
      return sharp(pixels, {raw}).removeAlpha().png({compressionLevel: 6}).toBuffer();
    },
  };
}
