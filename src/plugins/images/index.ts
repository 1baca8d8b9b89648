import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import sharp from 'sharp';

/** Above the quality that cameras use: a picture loses no detail that one sees. */
const QUALITY = 90;

/**
 * Turns a picture as its camera was held, and removes what the camera has written into it, such as
 * where it was. A picture without such data stays as it is.
 */
async function withoutMetadata(file: string): Promise<void> {
  const picture = sharp(file, {animated: true, autoOrient: true, failOn: 'none'});
  const metadata = await picture.metadata().catch(() => undefined);
  if (!metadata?.exif && !metadata?.xmp && !metadata?.iptc) return;
  const {format} = metadata;
  await fs.writeFile(
    file,
    await picture.keepIccProfile().toFormat(format, {quality: QUALITY}).toBuffer(),
  );
}

/** No published picture tells where it was taken, whether a text shows it or it stands in `static`. */
export default function imagesPlugin(): Plugin {
  return {
    name: 'images',
    async postBuild({outDir}) {
      const files = await Globby('**/*.{jpg,jpeg,png,webp,avif}', {
        cwd: outDir,
        caseSensitiveMatch: false,
      });
      for (const file of files) await withoutMetadata(path.join(outDir, file));
    },
  };
}
