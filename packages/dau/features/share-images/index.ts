import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderAsync} from '@resvg/resvg-js';
import type opentype from '@shuding/opentype.js';
import sharp from 'sharp';

import {cached} from '../../utils/cache';
import {dayFormat} from '../../utils/date-and-number-format';
import {writeWhole} from '../../utils/files';
import {textIn, toLocale, type Localized} from '../../settings/locales';
import {publishedContent, type PublishedText} from '../../content/loaded-content';
import {nativeRequire} from '../../utils/native.cjs';
import type {SiteColors} from '../../utils/site-colors';
import {staticFile} from '../../utils/static-files';
import {shareImagePath} from '../../utils/share-image-size-and-path';
import {cardSvg, type Card} from './image-layout';

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

/** Returns a function that draws an image, or reads an image that has the same content from the cache. */
export async function createShareImages(siteDir: string, colors: SiteColors) {
  const faces = {regular: await loadFont(REGULAR), bold: await loadFont(BOLD)};
  const logo = await fs.readFile(staticFile(siteDir, LOGO) ?? path.join(siteDir, 'static', LOGO));
  // With system fonts, images would depend on the machine
  const font = {loadSystemFonts: false, fontFiles: [REGULAR, BOLD]};

  return async (card: Card): Promise<Buffer> => {
    const svg = cardSvg(card, faces, logo, colors);
    return cached(siteDir, RECIPE, svg, async () => {
      const {pixels, width, height} = await renderAsync(svg, {font});
      const image = sharp(pixels, {raw: {width, height, channels: 4}}).removeAlpha();
      // With level 7, the encoder takes twice as long, and files are 23% smaller
      return image.png({compressionLevel: 4}).toBuffer();
    });
  };
}

const SITE_IMAGE = 'img/social-card.png';

const section: Localized = {vi: 'Hướng dẫn', en: 'Guide'};

type Options = {
  /** The name on images of posts and guides without authors. */
  readonly author: string;
  readonly colors: SiteColors;
};

/**
 * Draws the images that other sites show for links to this site: one for each post and guide, and one for
 * all other pages.
 */
export default function shareImages(
  {siteDir, baseUrl, siteConfig, i18n}: LoadContext,
  {author, colors}: Options,
): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const day = dayFormat(locale);
  const {title: site, tagline, url} = siteConfig;
  let published: readonly PublishedText[] = [];
  return {
    name: 'dau-share-images',

    async allContentLoaded({allContent}) {
      published = publishedContent(allContent, locale).filter(({hasImage}) => !hasImage);
    },

    async postBuild({outDir}) {
      const draw = await createShareImages(siteDir, colors);
      const images = published.map(({title, date, authors, permalink, tune}): [string, Card] => {
        const detail = date ? day.format(date) : textIn(section, locale);
        const plate = title.length % 3;
        const card = {title, detail, author: authors.join(', ') || author, site, tune, plate};
        return [shareImagePath(permalink, baseUrl), card];
      });
      // All pages except posts and guides use this image
      if (!staticFile(siteDir, SITE_IMAGE)) {
        const detail = new URL(url).host;
        const card = {title: tagline, detail, author, site, tune: tagline, plate: 2};
        images.push([SITE_IMAGE, card]);
      }
      // One at a time, because several at once take a quarter more CPU time, and other features' steps run
      // at the same time
      for (const [file, card] of images) {
        writeWhole(path.join(outDir, file), await draw(card));
      }
    },
  };
}
