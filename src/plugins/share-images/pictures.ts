import fs from 'node:fs/promises';
import path from 'node:path';

import {writeWhole} from '../../lib/files';
import type {Card} from './card';
import {createRenderer} from './render';

/**
 * Puts pictures where they are asked for. Each is drawn once and then taken from the cache.
 *
 * @param siteDir where fonts and logo are
 * @param cache folder that keeps pictures between builds
 */
export async function createPictures(siteDir: string, cache: string) {
  const {svgOf, toPng, keyOf} = await createRenderer(siteDir);

  return {
    async place(card: Card, file: string): Promise<'drawn' | 'cached'> {
      const svg = svgOf(card);
      const cached = path.join(cache, `${keyOf(svg)}.png`);
      const found = await fs.readFile(cached).catch(() => undefined);
      const picture = found ?? (await toPng(svg));
      // Another build may draw the same picture
      if (!found) await writeWhole(cached, picture);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, picture);
      return found ? 'cached' : 'drawn';
    },
  };
}
