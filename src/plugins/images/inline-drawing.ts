import fs from 'node:fs';
import path from 'node:path';

/** Maximum size in bytes. Up to it, an SVG in the HTML costs less than its own request. */
const MAX_BYTES = 1024;

/** Returns a data URL for a small SVG file in `static`. Any other address is returned unchanged. */
export function inlineDrawing(address: string, siteDir: string): string {
  const file = path.join(siteDir, 'static', address);
  if (!address.endsWith('.svg') || !fs.existsSync(file)) return address;
  const svg = fs.readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(svg) > MAX_BYTES) return address;
  // Percent-encoding is readable, and compresses better than Base64
  const encoded = svg.replace(/[\r\n]+/g, ' ').replace(/["%#<>{}]/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded}`;
}
