import fs from 'node:fs';
import path from 'node:path';

/** The folder for the icons that `packages/dau/icons` draws. */
export const DRAWN_FOLDER = '.cache/icons';

/** Returns the path of a file that the site serves: the author's file, otherwise a drawn icon. */
export function staticFile(siteDir: string, url: string): string | undefined {
  return ['static', DRAWN_FOLDER]
    .map((folder) => path.join(siteDir, folder, url))
    .find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
}

/**
 * SVG files up to this size are inlined, because a request for a small file costs more than a larger
 * page.
 */
const MAX_BYTES = 1024;

/** Returns a data URL for one of the site's small SVG files. Returns other URLs unchanged. */
export function inlineDrawing(url: string, siteDir: string): string {
  const file = url.endsWith('.svg') && staticFile(siteDir, url);
  if (!file) return url;
  const svg = fs.readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(svg) > MAX_BYTES) return url;
  // Percent-encoding is readable, and compresses better than Base64
  const encoded = svg.replace(/[\r\n]+/g, ' ').replace(/["%#<>{}]/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded}`;
}
