import fs from 'node:fs';

import {staticFile} from './static-files';

/** The content of an `<svg>` element that becomes part of a page. */
export type Drawing = {
  readonly body: string;
  /** Only for the author's drawings: all icons of the site have the same one. */
  readonly viewBox?: string;
};

/** Scripts would run; styles and ids would act on the whole page. */
const ACTS_ON_PAGE = /<(?:script|style)|\s(?:id|on\w+)=/i;

/** Reads an SVG file that may be part of a page: with a `viewBox`, without script, style or id. */
export function drawingIn(file: string): Drawing | undefined {
  const svg = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const [, viewBox, body] = /<svg\b[^>]*\sviewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  if (viewBox === undefined || body === undefined || ACTS_ON_PAGE.test(svg)) return undefined;
  return {viewBox, body: body.trim()};
}

/** Maximum size in bytes. A smaller SVG costs less in the HTML than as a request. */
const MAX_BYTES = 1024;

/** Returns a data URL for a small SVG file that the site serves. Any other URL stays as it is. */
export function inlineDrawing(url: string, siteDir: string): string {
  const file = url.endsWith('.svg') && staticFile(siteDir, url);
  if (!file) return url;
  const svg = fs.readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(svg) > MAX_BYTES) return url;
  // Percent-encoding is readable, and compresses better than Base64
  const encoded = svg.replace(/[\r\n]+/g, ' ').replace(/["%#<>{}]/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded}`;
}
