import fs from 'node:fs/promises';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import {renderAsync} from '@resvg/resvg-js';
import opentype, {type Font} from '@shuding/opentype.js';
import sharp from 'sharp';

import {cached} from '../../lib/cache';
import {staticFile} from '../../lib/static-files';
import {cardSvg, type Card} from './card';
import {missingIn} from './typesetting';

/** The logo as a picture: an SVG inside an SVG would lose the pictures that it holds itself. */
const LOGO = 'img/icon-192.png';
/** Changes when another picture comes out of the same card. */
const RECIPE = 'share image 1';
/** The highest level takes 9 ms more a picture than the default one and saves a third of the file. */
const PNG = {compressionLevel: 9};
/** One file a weight: the libraries read neither WOFF2 nor variable fonts. */
const fontFile = (weight: 400 | 700) => path.join(__dirname, `fonts/be-vietnam-pro-${weight}.ttf`);

async function loadFont(weight: 400 | 700): Promise<Font> {
  // A copy, since small files that Node.js reads share one buffer
  return opentype.parse(Uint8Array.from(await fs.readFile(fontFile(weight))).buffer);
}

/**
 * Returns what draws {@link Card}s as PNG files. Each is drawn once and then taken from the cache.
 *
 * @param siteDir where the logo and the cache are
 */
export async function createShareImages(siteDir: string) {
  const faces = {regular: await loadFont(400), bold: await loadFont(700)};
  const logo = await fs.readFile(staticFile(siteDir, LOGO) ?? path.join(siteDir, 'static', LOGO));
  // With the system's fonts, pictures would depend on the machine
  const font = {loadSystemFonts: false, fontFiles: [fontFile(400), fontFile(700)]};

  return async (card: Card): Promise<Buffer> => {
    const missing = missingIn(faces.bold, card.title.normalize('NFC'));
    if (missing.length > 0) {
      logger.warn(
        `The share image of "${card.title}" leaves out ${[...new Set(missing)].join(' ')}: its font lacks them. ` +
          'Set "image" in the front matter for an image of your own.',
      );
    }
    const svg = cardSvg(card, faces, logo);
    return cached(siteDir, RECIPE, svg, async () => {
      const {pixels, width, height} = await renderAsync(svg, {font});
      const image = sharp(pixels, {raw: {width, height, channels: 4}}).removeAlpha();
      // No palette: it would save a third of the file and take five times as long
      return image.png(PNG).toBuffer();
    });
  };
}
