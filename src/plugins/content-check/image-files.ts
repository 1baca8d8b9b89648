import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {Problem} from '../../lib/problems';

const MEGABYTE = 1024 * 1024;
/** A larger image takes seconds to load on a phone. */
const LARGE = 2 * MEGABYTE;

export const isImage = (file: string): boolean =>
  /\.(png|jpe?g|webp|gif|avif|svg|hei[cf]s?)$/i.test(file);

/** Finds images that few browsers show, that cannot be read, or that are too large. */
export async function imageProblems(siteDir: string, file: string): Promise<Problem[]> {
  const absolute = path.join(siteDir, file);
  if (/\.hei[cf]s?$/i.test(file)) {
    const problem = 'only Apple devices show HEIC images';
    return [{file, problem, fix: 'Save it as JPEG, PNG or WebP'}];
  }
  try {
    // Decode all of it: a truncated file has a valid header, and stops the build without its name
    await sharp(absolute).resize(8).raw().toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [{file, problem: `image cannot be read (${reason})`, fix: 'Save it again'}];
  }
  const {size} = fs.statSync(absolute);
  // Pages show smaller copies of these images
  const isCopied = /\.(png|jpe?g|webp|avif)$/i.test(file) && !file.startsWith('static/');
  if (size <= LARGE || isCopied) return [];
  const problem = `this image is ${(size / MEGABYTE).toFixed(1)} MB, and readers download all of it`;
  const fix = `Keep it below ${LARGE / MEGABYTE} MB: 2000 pixels wide is enough, and WebP is smaller`;
  return [{file, problem, fix, severity: 'warning'}];
}
