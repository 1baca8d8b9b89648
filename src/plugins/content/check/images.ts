import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {Problem} from '../../../lib/problems';

const IMAGE = /\.(png|jpe?g|webp|gif|avif|svg)$/i;
const MEGABYTE = 1024 * 1024;
/** A picture that a reader on a phone waits for, some seconds and some money. */
const LARGE = 2 * MEGABYTE;

export function isImage(file: string): boolean {
  return IMAGE.test(file);
}

/** Pictures of a phone that few browsers show. */
export const HEIC = /\.hei[cf]s?$/i;
export const HEIC_ADVICE =
  'a picture that every browser shows; save it as JPEG, PNG or WebP (HEIC is for Apple devices)';

/** A picture that is heavier than any page needs. */
export function largeImageProblems(siteDir: string, file: string): Problem[] {
  const {size} = fs.statSync(path.join(siteDir, file));
  if (size <= LARGE) return [];
  const megabytes = (size / MEGABYTE).toFixed(1);
  const expected = `a picture of at most ${LARGE / MEGABYTE} MB, because readers download all of it; make it smaller (2000 pixels wide is enough) or save it as WebP`;
  return [{file, expected, found: `${megabytes} MB`, severity: 'warning'}];
}

/**
 * The image pipeline dies on an image it cannot read, without its name. Each
 * is read to its end here, since one cut short still has a good header.
 *
 * @param content of a picture that is not on disk yet
 */
export async function imageProblems(
  siteDir: string,
  file: string,
  content?: Buffer,
): Promise<Problem[]> {
  try {
    await sharp(content ?? path.join(siteDir, file))
      .resize(8)
      .raw()
      .toBuffer();
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [{file, expected: `an image that can be read (${reason})`}];
  }
}
