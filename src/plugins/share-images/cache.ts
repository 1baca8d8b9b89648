import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {Card} from './card';
import {drawnFrom} from './render';

/** What pictures are drawn with: code, fonts and logo. When it changes, all are drawn anew. */
export const SOURCES = [
  'canvas.ts',
  'card.ts',
  'glyphs.ts',
  'lettering.ts',
  'logo.ts',
  'palette.ts',
  'png.ts',
  'raster.ts',
  'render.ts',
  'size.ts',
  'typesetting.ts',
];

/** A name for everything but the text that a picture depends on. */
export async function fingerprint(siteDir: string): Promise<string> {
  const hash = createHash('sha256');
  const code = SOURCES.map((file) => `src/plugins/share-images/${file}`);
  for (const file of [...code, ...drawnFrom]) {
    hash.update(await fs.readFile(path.join(siteDir, file)));
  }
  return hash.digest('hex');
}

/** Name of the file that keeps a picture between builds. */
export function cacheName(card: Card, drawnWith: string): string {
  const text = JSON.stringify([drawnWith, card.title, card.detail, card.author, card.site]);
  return `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.png`;
}
