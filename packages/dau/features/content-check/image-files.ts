import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../utils/problems';

const MEGABYTE = 1024 * 1024;
/** Above this size in bytes, an image takes seconds to load on a phone. */
const LARGE = 2 * MEGABYTE;

/** Reports images that browsers cannot show, that contain a script, or that are large. */
export function imageProblems(siteDir: string, file: string): Problem[] {
  const absolute = path.join(siteDir, file);
  if (/\.hei[cf]s?$/i.test(file)) {
    const problem = 'most browsers cannot show HEIC images';
    return [{file, problem, fix: 'Save the image as JPEG, PNG or WebP'}];
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
