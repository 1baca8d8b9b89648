import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {Problem} from '../../utils/problems';

const MEGABYTE = 1024 * 1024;
/** Above this size in bytes, an image takes seconds to load on a phone. */
const LARGE = 2 * MEGABYTE;

export const isImage = (file: string): boolean =>
  /\.(png|jpe?g|webp|gif|avif|svg|hei[cf]s?)$/i.test(file);

export async function imageProblems(siteDir: string, file: string): Promise<Problem[]> {
  const absolute = path.join(siteDir, file);
  if (/\.hei[cf]s?$/i.test(file)) {
    const problem = 'only Apple devices show HEIC images';
    return [{file, problem, fix: 'Save the image as JPEG, PNG or WebP'}];
  }
  try {
    // Decode the whole image: a truncated file has a valid header, and the build would not name the file
    await sharp(absolute).resize(8).raw().toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const problem = `not a valid image (${reason})`;
    return [{file, problem, fix: 'Save the image again as JPEG, PNG or WebP'}];
  }
  if (/\.svg$/i.test(file) && /<script|\son\w+\s*=/i.test(fs.readFileSync(absolute, 'utf8'))) {
    const problem =
      'this SVG contains a script, which runs on your site if a reader opens the file';
    return [{file, problem, fix: 'Remove the script'}];
  }
  const {size} = fs.statSync(absolute);
  // For these images, readers download a smaller copy made by the build
  const isCopied = /\.(png|jpe?g|webp|avif)$/i.test(file) && !file.startsWith('static/');
  if (size <= LARGE || isCopied) return [];
  const problem = `this image is ${(size / MEGABYTE).toFixed(1)} MB, and readers download the whole file`;
  const fix = `Make the file smaller than ${LARGE / MEGABYTE} MB: save it as WebP, at most 2000 pixels wide`;
  return [{file, problem, fix, severity: 'warning'}];
}
