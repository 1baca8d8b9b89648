import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import {renderAsync, Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import resvgPackage from '@resvg/resvg-js/package.json';
import opentype, {type Font} from '@shuding/opentype.js';
import sharp from 'sharp';
import sharpPackage from 'sharp/package.json';

import {staticFile} from '../../lib/static-files';
import {cardSvg, LOGO_SIZE, type Card} from './card';

const LOGO = 'img/favicon.svg';
/** One file a weight: the libraries read neither WOFF2 nor variable fonts. */
const fontFile = (siteDir: string, weight: 400 | 700) =>
  path.join(siteDir, `src/plugins/share-images/fonts/be-vietnam-pro-${weight}.ttf`);

/** The highest level takes 9 ms more a picture than the default one and saves a third of the file. */
const PNG = {compressionLevel: 9};

async function loadFont(siteDir: string, weight: 400 | 700): Promise<Font> {
  // A copy, since small files that Node.js reads share one buffer
  return opentype.parse(Uint8Array.from(await fs.readFile(fontFile(siteDir, weight))).buffer);
}

/**
 * The logo as PNG, since an SVG inside an SVG would lose the pictures that it holds itself. Cards
 * do without one that cannot be drawn, and a warning says why.
 */
async function loadLogo(siteDir: string, options: ResvgRenderOptions): Promise<Buffer | undefined> {
  try {
    const svg = await fs.readFile(staticFile(siteDir, LOGO) ?? path.join(siteDir, 'static', LOGO));
    const {width, height} = new Resvg(svg, options);
    const mode = width >= height ? 'width' : 'height';
    const logo = new Resvg(svg, {...options, fitTo: {mode, value: LOGO_SIZE}}).render();
    if (logo.pixels.some((value) => value > 0)) return logo.asPng();
    throw new Error('It would be empty. Turn its letters into outlines.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn(`The share images cannot show the logo "static/${LOGO}": ${reason}`);
    return undefined;
  }
}

/** Loads fonts and logo. Returns what draws {@link Card}s as PNG files. */
export async function createRenderer(siteDir: string) {
  const faces = {regular: await loadFont(siteDir, 400), bold: await loadFont(siteDir, 700)};
  const fontFiles = [fontFile(siteDir, 400), fontFile(siteDir, 700)];
  // With the system's fonts, pictures would depend on the machine
  const options = {font: {loadSystemFonts: false, fontFiles}};
  const logo = await loadLogo(siteDir, options);
  const drawnWith = createHash('sha256').update(
    JSON.stringify([resvgPackage.version, sharpPackage.version, PNG]),
  );
  for (const file of fontFiles) drawnWith.update(await fs.readFile(file));

  return {
    svgOf: (card: Card) => cardSvg(card, faces, logo),
    async toPng(svg: string) {
      const {pixels, width, height} = await renderAsync(svg, options);
      const picture = sharp(pixels, {raw: {width, height, channels: 4}}).removeAlpha();
      // No palette: it would save a third of the file and take five times as long
      return picture.png(PNG).toBuffer();
    },
    /** The key of a picture in the cache. It changes when any input of the picture changes. */
    keyOf: (svg: string) => drawnWith.copy().update(svg).digest('hex').slice(0, 32),
  };
}
