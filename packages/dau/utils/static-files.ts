import fs from 'node:fs';
import path from 'node:path';

import {writeWhole} from './files';
import {decodeUrl, hasSchemeOrHost} from './urls';

const WITH_SRC = /^(img|video|audio|source|track|embed)$/;

/** Returns a pattern that matches the file URLs in an attribute, or `undefined` if it contains none. */
export function fileUrls(element: string, attribute: string): RegExp | undefined {
  const name = attribute.toLowerCase();
  // Each URL may have a width or a density after it: `a.png 640w, b.png 2x`
  if (name === 'srcset') return /(?=[^\s,])(?<=(?:^|,)\s*)[^\s,]+/g;
  const isUrl =
    name === 'src' ? WITH_SRC.test(element) : name === (element === 'object' ? 'data' : 'poster');
  return isUrl ? /^[^]+$/g : undefined;
}

/** Returns the kind of a video or sound, or `undefined` for other files. */
export function mediaKind(url: string): 'video' | 'audio' | undefined {
  const [name = ''] = url.split(/[?#]/);
  if (/\.(mp4|m4v|mov|webm|ogv|avi|mkv)$/i.test(name)) return 'video';
  return /\.(mp3|m4a|wav|ogg|oga|flac)$/i.test(name) ? 'audio' : undefined;
}

/** The folder for the icons that `packages/dau/icons` draws. */
export const DRAWN_FOLDER = '.cache/icons';

/** Returns the path of a file that the site serves: the author's file, otherwise a drawn icon. */
export function staticFile(siteDir: string, url: string): string | undefined {
  return ['static', DRAWN_FOLDER]
    .map((folder) => path.join(siteDir, folder, url))
    .find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
}

/**
 * Returns the path of the file behind a URL in a page, or `undefined` if this site has no such file.
 *
 * @param from the path of the page's source file, for relative URLs
 */
export function fileBehind(url: string, from: string, siteDir: string): string | undefined {
  if (hasSchemeOrHost(url)) return undefined;
  const [name = ''] = decodeUrl(url).split(/[?#]/);
  if (name.startsWith('/')) return staticFile(siteDir, name);
  const place = name.startsWith('@site/')
    ? path.join(siteDir, name.slice('@site/'.length))
    : path.join(path.dirname(from), name);
  return fs.statSync(place, {throwIfNoEntry: false})?.isFile() ? place : undefined;
}

/** Writes a file of the site, unless the author has one: the build has already copied it from `static`. */
export function writeUnlessStatic(siteDir: string, outDir: string, url: string, content: string) {
  if (!staticFile(siteDir, url)) writeWhole(path.join(outDir, url), content);
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
