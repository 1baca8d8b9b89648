import fs from 'node:fs/promises';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import {renderAsync} from '@resvg/resvg-js';
import opentype from '@shuding/opentype.js';
import sharp from 'sharp';

import {cached} from '../../lib/cache';
import {staticFile} from '../../lib/static-files';
import {cardSvg, type Card} from './card';
import {missingIn} from './typesetting';

/** The logo as PNG: an SVG inside an SVG would lose the images in it. */
const LOGO = 'img/icon-192.png';
/** Part of the cache key. Change it to draw all images again. */
const RECIPE = 'share image 1';
/** The libraries read neither WOFF2 nor variable fonts. */
const [REGULAR = '', BOLD = ''] = ['400', '700'].map((weight) =>
  path.join(__dirname, `fonts/be-vietnam-pro-${weight}.ttf`),
);

// A copy, since small files that Node.js reads share one buffer
const loadFont = async (file: string) =>
  opentype.parse(Uint8Array.from(await fs.readFile(file)).buffer);

/**
 * Returns a function that draws {@link Card}s as PNG files. The result is cached.
 *
 * @param siteDir where the logo and the cache are
 */
export async function createShareImages(siteDir: string) {
  const faces = {regular: await loadFont(REGULAR), bold: await loadFont(BOLD)};
  const logo = await fs.readFile(staticFile(siteDir, LOGO) ?? path.join(siteDir, 'static', LOGO));
  // No system fonts: with them, images would depend on the machine
  const font = {loadSystemFonts: false, fontFiles: [REGULAR, BOLD]};

  return async (card: Card): Promise<Buffer> => {
    const missing = new Set(missingIn(faces.bold, card.title.normalize('NFC')));
    if (missing.size > 0) {
      logger.warn(
        `The share image of "${card.title}" leaves out ${[...missing].join(' ')}, which its font lacks. ` +
          'Set "image" in the front matter to use your own image.',
      );
    }
    const svg = cardSvg(card, faces, logo);
    return cached(siteDir, RECIPE, svg, async () => {
      const {pixels, width, height} = await renderAsync(svg, {font});
      const image = sharp(pixels, {raw: {width, height, channels: 4}}).removeAlpha();
      // The default level makes files 50 % larger. A palette would take five times as long
      return image.png({compressionLevel: 9}).toBuffer();
    });
  };
}
