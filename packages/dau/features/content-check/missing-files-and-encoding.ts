import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {Problem} from '../../utils/problems';
import {originalOf} from '../../content/content-files';
import {staticFile} from '../../utils/static-files';
import {decodeUrl} from '../../utils/urls';
import type {Link} from './markdown/ids-and-links';

const NFC = {
  problem: 'letters and diacritics are separate characters (Unicode NFD)',
  fix: 'Type it again, or convert it to Unicode NFC, because search and links need NFC',
  severity: 'warning',
} as const;

/**
 * Finds text in Unicode NFD, and files that are not encoded in UTF-8.
 *
 * @param text the content of a text file, or an empty string for other files
 */
export function characterProblems(siteDir: string, file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  if (file !== file.normalize('NFC'))
    problems.push({file: file.normalize('NFC'), field: 'file name:', ...NFC});
  // A post about encodings may contain this character
  if (text.includes('\uFFFD') && !isUtf8(fs.readFileSync(path.join(siteDir, file))))
    problems.push({file, problem: 'not UTF-8', fix: 'Save the file as UTF-8'});
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line !== line.normalize('NFC'));
  if (index >= 0) problems.push({file, line: index + 1, ...NFC, found: lines[index]?.trim()});
  return problems;
}

export const MISSING = 'file not found';

/**
 * Finds missing images and imports. If a translation lacks a file that is next to the original, the
 * message says so.
 */
export function missingFiles(siteDir: string, links: readonly Link[]): Problem[] {
  const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'];
  return links.flatMap((link) => {
    const {file, found} = link;
    const [name = ''] = decodeUrl(found).split(/[?#]/);
    const exists = (from = file) => {
      // A path in HTML may include the base URL
      const paths = link.severity === 'warning' ? [name, name.replace(/^\/[^/]+/, '')] : [name];
      if (name.startsWith('/')) return paths.some((each) => staticFile(siteDir, each));
      const place = name.startsWith('@site/') ? name.slice(6) : path.join(path.dirname(from), name);
      return endings.some((ending) => fs.existsSync(path.join(siteDir, place + ending))) && place;
    };
    if (exists()) return [];
    const original = exists(originalOf(file));
    const fix = original
      ? `The file is next to the original. Write @site/${String(original).replaceAll(' ', '%20')}`
      : found.includes('\\')
        ? `Write / instead of \\: ${found.replaceAll('\\', '/')}`
        : 'Check the path';
    return [{...link, problem: MISSING, fix}];
  });
}

const MEGABYTE = 1024 * 1024;
/** Above this size in bytes, an image takes seconds to load on a phone. */
const LARGE = 2 * MEGABYTE;

export async function imageProblems(siteDir: string, file: string): Promise<Problem[]> {
  const absolute = path.join(siteDir, file);
  if (/\.hei[cf]s?$/i.test(file)) {
    const problem = 'most browsers cannot show HEIC images';
    return [{file, problem, fix: 'Save the image as JPEG, PNG or WebP'}];
  }
  try {
    // Decode the whole image: a truncated file has a valid header
    await sharp(absolute).resize(8).raw().toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const problem = `not a valid image (${reason}), so it is published as it is`;
    const fix = 'Save the image again as JPEG, PNG or WebP';
    return [{file, problem, fix, severity: 'warning'}];
  }
  if (/\.svg$/i.test(file) && /<script|\son\w+\s*=/i.test(fs.readFileSync(absolute, 'utf8'))) {
    const problem =
      'this SVG contains a script, which runs on your site if a reader opens the file';
    return [{file, problem, fix: 'Remove the script', severity: 'warning'}];
  }
  const {size} = fs.statSync(absolute);
  // For these images, readers download a smaller copy made by the build
  const isCopied = /\.(png|jpe?g|webp|avif)$/i.test(file) && !file.startsWith('static/');
  if (size <= LARGE || isCopied) return [];
  const problem = `this image is ${(size / MEGABYTE).toFixed(1)} MB, and readers may download the whole file`;
  const fix = `Make the file smaller than ${LARGE / MEGABYTE} MB: save it as WebP, at most 2000 pixels wide`;
  return [{file, problem, fix, severity: 'warning'}];
}
