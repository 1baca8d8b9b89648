import fs from 'node:fs/promises';
import path from 'node:path';

import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {globSync} from 'tinyglobby';

import {cached} from '../../lib/cache';
import {minifyScripts} from '../../lib/minify-scripts';
import {inOrder} from '../../lib/post-build';
import {imageModule} from './image-module';

/** Above the quality that cameras use: no visible loss. */
const QUALITY = 90;

/**
 * Rotates an image upright, and removes the metadata that the camera wrote, such as the location. An
 * image without metadata stays as it is.
 */
async function removeMetadata(file: string, siteDir: string): Promise<void> {
  const image = sharp(file, {animated: true, autoOrient: true, failOn: 'none'});
  const metadata = await image.metadata().catch(() => undefined);
  if (!metadata?.exif && !metadata?.xmp && !metadata?.iptc) return;
  const {format, isPalette, depth} = metadata;
  image.keepIccProfile();
  if (depth === 'ushort') image.toColourspace('rgb16');
  // `quality` would reduce every PNG to 256 colors. Sharp reports AVIF as its container, `heif`
  if (format === 'png') image.png(isPalette ? {palette: true, dither: 0} : {});
  else image.toFormat(format === 'heif' ? 'avif' : format, {quality: QUALITY});
  const content = await fs.readFile(file);
  await fs.writeFile(file, await cached(siteDir, 'no metadata 1', content, () => image.toBuffer()));
}

/** Images: their sizes, the component that shows them, and the large view. See README.md. */
export default function imagesPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'images',
    getThemePath: () => './theme',
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({locale: i18n.currentLocale, name: 'plugin-ideal-image'}),

    configureWebpack(_config, isServer) {
      const rule = {
        // The pitch phase starts with post loaders, so this one runs before any other
        enforce: 'post' as const,
        loader: require.resolve('./image-loader.cjs'),
        options: {
          emit: !isServer,
          moduleOf: (file: string, emit: (name: string, data: Buffer) => void) =>
            imageModule(file, emit, siteDir),
        },
      };
      const issuer = /\.([jt]sx?|mdx?)$/i;
      return {
        module: {
          rules: [
            {test: /\.(png|jpe?g|webp|avif)$/i, issuer, ...rule},
            // Without this query, authors import drawings as components. Images in Markdown and dark
            // versions have it
            {test: /\.(svg|gif)$/i, resourceQuery: /image/, ...rule},
            {test: /-dark\.(png|jpe?g|webp|avif)$/i, issuer: {not: issuer}, ...rule},
          ],
        },
      };
    },

    // Removes the location from all published images, including those in `static`
    postBuild: inOrder(async ({outDir}) => {
      await minifyScripts(path.join(__dirname, 'static'), outDir);
      const options = {cwd: outDir, caseSensitiveMatch: false, absolute: true};
      for (const file of globSync('**/*.{jpg,jpeg,png,webp,avif}', options)) {
        await removeMetadata(file, siteDir);
      }
    }),
  };
}
