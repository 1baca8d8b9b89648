import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {Problem} from '../../lib/problems';

const MEGABYTE = 1024 * 1024;
/** A picture that a reader on a phone waits for, some seconds and some money. */
const LARGE = 2 * MEGABYTE;

export const isImage = (file: string): boolean =>
  /\.(png|jpe?g|webp|gif|avif|svg|hei[cf]s?)$/i.test(file);

/** A picture that few browsers show, that cannot be read, or that is heavier than any page needs. */
export async function imageProblems(siteDir: string, file: string): Promise<Problem[]> {
  const absolute = path.join(siteDir, file);
  if (/\.hei[cf]s?$/i.test(file)) {
    const problem =
      'a picture that every browser shows; save it as JPEG, PNG or WebP (HEIC is for Apple devices)';
    return [{file, problem}];
  }
  try {
    // The image pipeline dies on one that is cut short, without its name. The header is still good
    await sharp(absolute).resize(8).raw().toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [{file, problem: `an image that can be read (${reason})`}];
  }
  if (/\.svg$/i.test(file)) {
    const lines = fs.readFileSync(absolute, 'utf8').split('\n');
    const at = lines.findIndex((line) => /<script|(^|\s)on\w+\s*=|javascript:/i.test(line));
    const problem =
      'a drawing without scripts: whoever opens it by itself would run them on your site';
    if (at >= 0) return [{file, line: at + 1, problem}];
  }
  const {size} = fs.statSync(absolute);
  // Texts show small copies of these
  const isCopied = /\.(png|jpe?g|webp|avif)$/i.test(file) && !file.startsWith('static/');
  if (size <= LARGE || isCopied) return [];
  const problem = `a picture of at most ${LARGE / MEGABYTE} MB, because readers download all of it; make it smaller (2000 pixels wide is enough) or save it as WebP`;
  return [{file, problem, found: `${(size / MEGABYTE).toFixed(1)} MB`, severity: 'warning'}];
}
