import fs from 'node:fs/promises';
import path from 'node:path';

import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {globSync} from 'tinyglobby';

import {cached} from '../../utils/cache';
import {publishImages} from '../../content/cover-images';
import {allLoadedContent} from '../../content/loaded-content';
import {imageModule} from './image-sizes-and-quality';

/** At this quality, readers see no difference from the original. */
const ORIGINAL_QUALITY = 90;

/** Rotates an image upright, and removes metadata such as where it was taken. */
async function removeMetadata(file: string, siteDir: string): Promise<void> {
  const image = sharp(file, {animated: true, autoOrient: true, failOn: 'none'});
  const metadata = await image.metadata().catch(() => undefined);
  if (!metadata?.exif && !metadata?.xmp && !metadata?.iptc) return;
  const {format, isPalette, depth} = metadata;
  image.keepIccProfile();
  if (depth === 'ushort') image.toColourspace('rgb16');
  // With `quality`, a PNG would have only 256 colors. Sharp reports AVIF as `heif`
  if (format === 'png') image.png(isPalette ? {palette: true, dither: 0} : {});
  else image.toFormat(format === 'heif' ? 'avif' : format, {quality: ORIGINAL_QUALITY});
  const content = await fs.readFile(file);
  const recipe = `no metadata ${ORIGINAL_QUALITY}`;
  await fs.writeFile(file, await cached(siteDir, recipe, content, () => image.toBuffer()));
}

/** Makes smaller copies of images for pages, and removes image metadata. */
export default function imagesPlugin({siteDir, i18n}: LoadContext): Plugin {
  let inFrontMatter: readonly unknown[] = [];
  return {
    name: 'dau-images',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({locale: i18n.currentLocale, name: 'plugin-ideal-image'}),

    async allContentLoaded({allContent}) {
      const entries = allLoadedContent(allContent).flatMap((each) => each.entries);
      inFrontMatter = entries.map((entry) => 'frontMatter' in entry && entry.frontMatter.image);
    },

    configureWebpack(_config, isServer) {
      const rule = {
        // The `pitch` functions of `post` loaders run before all others
        enforce: 'post' as const,
        loader: require.resolve('./image-loader.cjs'),
        options: {emit: !isServer, moduleOf: imageModule.bind(undefined, siteDir)},
      };
      const issuer = /\.([jt]sx?|mdx?)$/i;
      return {
        module: {
          rules: [
            {test: /\.(png|jpe?g|webp|avif)$/i, issuer, ...rule},
            // Markdown images and dark versions have the query `?image`. Any other SVG is a component
            {test: /\.(svg|gif)$/i, resourceQuery: /image/, ...rule},
            {test: /-dark\.(png|jpe?g|webp|avif)$/i, issuer: {not: issuer}, ...rule},
          ],
        },
      };
    },

    // Docusaurus has already copied the images in `static`, so this step includes them
    async postBuild({outDir}) {
      await publishImages(inFrontMatter, siteDir, outDir);
      const options = {cwd: outDir, caseSensitiveMatch: false, absolute: true};
      for (const file of globSync('**/*.{jpg,jpeg,png,webp,avif}', options)) {
        await removeMetadata(file, siteDir);
      }
    },
  };
}
