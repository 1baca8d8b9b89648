/** Downloads the images that the old site loads from other hosts. */
import path from 'node:path';

import sharp from 'sharp';

import {cleanSlug, decoded} from './urls-and-slugs';

export type Downloaded = {name: string; bytes: Buffer};

const LARGEST_MB = 20;
const TIMEOUT_MS = 30_000;
const AT_ONCE = 8;
/** The file name extensions of the formats that sharp calls differently. */
const EXTENSIONS: Readonly<Record<string, string>> = {jpeg: 'jpg', heif: 'avif'};

/** @throws an error that says why the image could not be downloaded */
async function downloadImage(url: string): Promise<Downloaded> {
  const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`status ${response.status}`);
  const type = response.headers.get('content-type') ?? 'no content type';
  if (!type.startsWith('image/')) throw new Error(`not an image but ${type}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop stops the download
    if (size > LARGEST_MB * 2 ** 20) throw new Error(`larger than ${LARGEST_MB} MB`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const {format} = await sharp(bytes).metadata();
  const stem = cleanSlug(decoded(path.basename(new URL(url).pathname)).replace(/\.\w+$/, ''));
  const name = stem.replaceAll('/', '-').slice(-60) || 'image';
  return {name: `${name}.${EXTENSIONS[format] ?? format}`, bytes};
}

/**
 * Downloads images. Writes no files.
 *
 * @param onProgress receives the number of finished downloads
 * @returns each URL's image, or the reason why it could not be downloaded
 */
export async function download(urls: readonly string[], onProgress: (done: number) => void) {
  const results = new Map<string, Downloaded | string>();
  const waiting = urls.values();
  async function work(): Promise<void> {
    for (const url of waiting) {
      const result = await downloadImage(url).catch(({message, cause}: Error) =>
        cause instanceof Error && cause.message ? cause.message : message,
      );
      results.set(url, result);
      onProgress(results.size);
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return results;
}
