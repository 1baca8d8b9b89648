import fs from 'node:fs';

import {staticFile} from './static-files';

/** Maximum size in bytes. Up to it, an SVG in the HTML costs less than its own request. */
const MAX_BYTES = 1024;

/** Returns a data URL for a small SVG file that the site serves. Any other address stays as it is. */
export function inlineDrawing(address: string, siteDir: string): string {
  const file = address.endsWith('.svg') && staticFile(siteDir, address);
  if (!file) return address;
  const svg = fs.readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(svg) > MAX_BYTES) return address;
  // Percent-encoding is readable, and compresses better than Base64
  const encoded = svg.replace(/[\r\n]+/g, ' ').replace(/["%#<>{}]/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded}`;
}
