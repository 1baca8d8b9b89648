import fs from 'node:fs';
import path from 'node:path';

/** Bytes: below this a drawing in the HTML costs a page less than a request of its own. */
const AT_MOST = 1024;

/** A data URL of an SVG file in `static`, or the address as it is if it is large or anything else. */
export function inlineDrawing(address: string, siteDir: string): string {
  const file = path.join(siteDir, 'static', address);
  if (!address.endsWith('.svg') || !fs.existsSync(file)) return address;
  const svg = fs.readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(svg) > AT_MOST) return address;
  // Legible, and smaller when compressed than in Base64
  const encoded = svg.replace(/[\r\n]+/g, ' ').replace(/["%#<>{}]/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded}`;
}
