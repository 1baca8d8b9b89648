import fs from 'node:fs/promises';
import path from 'node:path';

import type {Card} from './card';
import {createRenderer} from './render';

/**
 * Puts pictures where they are asked for. Each is drawn once and then taken from the cache.
 *
 * @param siteDir where fonts and logo are
 * @param cache folder that keeps pictures between builds
 */
export async function createPictures(siteDir: string, cache: string) {
  await fs.mkdir(cache, {recursive: true});
  const {svgOf, toPng, keyOf} = await createRenderer(siteDir);
  let last = 0;

  return {
    async place(card: Card, file: string): Promise<'drawn' | 'cached'> {
      const svg = svgOf(card);
      const cached = path.join(cache, `${keyOf(svg)}.png`);
      const found = await fs.readFile(cached).catch(() => undefined);
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
