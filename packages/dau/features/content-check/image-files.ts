import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../utils/problems';
import {staticFile} from '../../utils/static-files';
import {decodeUrl} from '../../utils/urls';

const MEGABYTE = 1024 * 1024;
/** Above this size in bytes, an image takes seconds to load on a phone. */
const LARGE = 2 * MEGABYTE;

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

/** Returns those findings of `filesIn` whose file does not exist. */
export const missingFiles = (siteDir: string, files: readonly Problem[]): Problem[] =>
  files.filter(({file, found}) => {
    const [name = ''] = decodeUrl(String(found)).split(/[?#]/);
    if (name.startsWith('/')) {
      // A path in HTML may include the base URL
      return ![name, name.replace(/^\/[^/]+/, '')].some((each) => staticFile(siteDir, each));
    }
    const place = name.startsWith('@site/') ? name.slice(6) : path.join(path.dirname(file), name);
    return !fs.existsSync(path.join(siteDir, place));
  });
