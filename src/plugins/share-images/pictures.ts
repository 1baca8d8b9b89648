import fs from 'node:fs/promises';
import path from 'node:path';

import {cacheName, fingerprint} from './cache';
import type {Card} from './card';
import {createRenderer, type Renderer} from './render';

/** Puts pictures where they are asked for; each is drawn once and then kept. */
export type Pictures = {
  readonly place: (card: Card, file: string) => Promise<'drawn' | 'kept'>;
};

/**
 * @param siteDir where fonts and logo are
 * @param cache folder that keeps pictures between builds
 */
export async function createPictures(siteDir: string, cache: string): Promise<Pictures> {
  await fs.mkdir(cache, {recursive: true});
  const drawnWith = await fingerprint(siteDir);
  let last = 0;
  let renderer: Promise<Renderer> | undefined;

  const isThere = (file: string) =>
    fs.access(file).then(
      () => true,
      () => false,
    );

  return {
    async place(card, file) {
      const kept = path.join(cache, cacheName(card, drawnWith));
      const wasKept = await isThere(kept);
      if (!wasKept) {
        renderer ??= createRenderer(siteDir);
        const picture = await (await renderer).draw(card);
        // Under its name only once it is whole; another may be drawing the same
        const unfinished = `${kept}.${process.pid}.${(last += 1)}`;
        await fs.writeFile(unfinished, picture);
        await fs.rename(unfinished, kept);
      }
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.copyFile(kept, file);
      return wasKept ? 'kept' : 'drawn';
    },
  };
}
