import fs from 'node:fs';

import {staticFile} from './static-files';

/** Maximum size in bytes. A smaller SVG costs less in the HTML than as a request. */
const MAX_BYTES = 1024;

/** Returns a data URL for a small SVG file of the site. Other URLs are returned unchanged. */
export function inlineDrawing(url: string, siteDir: string): string {
  const file = url.endsWith('.svg') && staticFile(siteDir, url);
  if (!file) return url;
  const svg = fs.readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(svg) > MAX_BYTES) return url;
  // Percent-encoding is readable, and compresses better than Base64
  const encoded = svg.replace(/[\r\n]+/g, ' ').replace(/["%#<>{}]/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded}`;
}
