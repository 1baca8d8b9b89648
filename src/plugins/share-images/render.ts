import fs from 'node:fs/promises';
import path from 'node:path';

import opentype, {type Font} from '@shuding/opentype.js';
import {decompress} from 'wawoff2';

import {copyOf} from './canvas';
import {cardLines, createGround, LOGO_SIZE, type Card} from './card';
import {createGlyphs} from './glyphs';
import {write} from './lettering';
import {drawLogo} from './logo';
import {paletteWith} from './palette';
import {encodePng} from './png';

/** Draws {@link Card}s as PNG files. */
export type Renderer = {readonly draw: (card: Card) => Promise<Buffer>};

const FONTS = 'src/plugins/share-images/fonts';
const LOGO = 'static/img/favicon.svg';
/** Every letter of the site, Vietnamese ones included, as pages show it: one file a weight, since the library knows no variable fonts. */
export const faceFile = (weight: 400 | 700) => `${FONTS}/be-vietnam-pro-${weight}.woff2`;
export const drawnFrom = [faceFile(400), faceFile(700), LOGO];

export async function loadFont(siteDir: string, weight: 400 | 700): Promise<Font> {
  const woff2 = await fs.readFile(path.join(siteDir, faceFile(weight)));
  // A copy: what the decompressor answers lies in memory it uses again
  return opentype.parse(Uint8Array.from(await decompress(woff2)).buffer);
}

/**
 * Loads fonts and libraries, which takes longer than drawing: only where there is something to draw.
 *
 * Letters are set by a few lines of our own (`typesetting.ts`): a library that lays out HTML took
 * ten times as long for it. Each is drawn once and then put where it is needed, as a printer does:
 * drawing whole pictures as SVG took most of the time and memory of a build of a thousand posts.
 */
export async function createRenderer(siteDir: string): Promise<Renderer> {
  const faces = {regular: await loadFont(siteDir, 400), bold: await loadFont(siteDir, 700)};
  const logo = drawLogo(await fs.readFile(path.join(siteDir, LOGO)), LOGO_SIZE);
  const ground = createGround(logo);
  const palette = paletteWith(logo.colors);
  const glyphs = createGlyphs();

  return {
    draw(card) {
      const canvas = copyOf(ground);
      for (const line of cardLines(card, faces)) write(canvas, glyphs, line);
      return encodePng(canvas, palette);
    },
  };
}
