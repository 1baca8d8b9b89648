import fs from 'node:fs/promises';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import {renderAsync} from '@resvg/resvg-js';
import type opentype from '@shuding/opentype.js';
import sharp from 'sharp';

import {cached} from '../../utils/cache';
import {nativeRequire} from '../../utils/native.cjs';
import type {SiteColors} from '../../utils/site-colors';
import {staticFile} from '../../utils/static-files';
import {cardSvg, missingIn, type Card} from './image-layout';

const {parse} = nativeRequire('@shuding/opentype.js') as typeof opentype;

/** The logo must be a PNG, because resvg does not draw an SVG inside an SVG. */
const LOGO = 'img/icon-192.png';
/** Part of the cache key. If it changes, the build draws all images again. */
const RECIPE = 'share image 4';
/** The fonts are TTF files, because opentype.js and resvg support neither WOFF2 nor variable fonts. */
const [REGULAR = '', BOLD = ''] = ['400', '700'].map((weight) =>
  path.join(__dirname, `fonts/be-vietnam-pro-${weight}.ttf`),
);

// opentype.js needs an ArrayBuffer that contains only the file
const loadFont = async (file: string) => parse(Uint8Array.from(await fs.readFile(file)).buffer);

export async function createShareImages(siteDir: string, colors: SiteColors) {
  const faces = {regular: await loadFont(REGULAR), bold: await loadFont(BOLD)};
  const logo = await fs.readFile(staticFile(siteDir, LOGO) ?? path.join(siteDir, 'static', LOGO));
  // With system fonts, images would depend on the machine
  const font = {loadSystemFonts: false, fontFiles: [REGULAR, BOLD]};

  return async (card: Card): Promise<Buffer> => {
    const missing = new Set(missingIn(faces.bold, card.title.normalize('NFC')));
    if (missing.size > 0) {
      logger.warn(
        `The font for share images does not contain ${[...missing].join(' ')}, so the image for "${card.title}" ` +
          'does not show these characters. To use your own image, set "image" in the front matter.',
      );
    }
    const svg = cardSvg(card, faces, logo, colors);
    return cached(siteDir, RECIPE, svg, async () => {
      const {pixels, width, height} = await renderAsync(svg, {font});
      const image = sharp(pixels, {raw: {width, height, channels: 4}}).removeAlpha();
      // With level 7, the encoder takes twice as long, and files are 23% smaller
      return image.png({compressionLevel: 4}).toBuffer();
    });
  };
}
