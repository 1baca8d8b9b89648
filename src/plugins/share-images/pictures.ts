import fs from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import type {Card} from './card';
import {createRenderer} from './render';

/** Puts pictures where they are asked for. Each is drawn once and then taken from the cache. */
export type Pictures = {
  readonly place: (card: Card, file: string) => Promise<'drawn' | 'cached'>;
};

/** The picture in a file, unless the file is missing, cut off or no PNG. */
async function readPicture(file: string): Promise<Buffer | undefined> {
  try {
    const data = await fs.readFile(file);
    const picture = sharp(data, {failOn: 'warning'});
    const {format} = await picture.metadata();
    // Damage is only found by decoding
    await picture.raw().toBuffer();
    return format === 'png' ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param siteDir where fonts and logo are
 * @param cache folder that keeps pictures between builds
 */
export async function createPictures(siteDir: string, cache: string): Promise<Pictures> {
  await fs.mkdir(cache, {recursive: true});
  const {svgOf, toPng, keyOf} = await createRenderer(siteDir);
  let last = 0;

  return {
    async place(card, file) {
      const svg = svgOf(card);
      const cached = path.join(cache, `${keyOf(svg)}.png`);
      const found = await readPicture(cached);
      const picture = found ?? (await toPng(svg));
      if (!found) {
        // Renamed once it is whole: another build may draw the same picture
        const unfinished = `${cached}.${process.pid}.${(last += 1)}`;
        await fs.writeFile(unfinished, picture);
        await fs.rename(unfinished, cached);
      }
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, picture);
      return found ? 'cached' : 'drawn';
    },
  };
}
