import fs from 'node:fs';
import path from 'node:path';

import type {UserThemeConfig} from '@docusaurus/theme-common';

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

/**
 * The navigation bar with its logo in it: the first thing in view on every page
 * is there with the page, in both colour modes, instead of coming with two
 * requests beside the style sheet.
 */
export function withInlineLogo(
  navbar: UserThemeConfig['navbar'],
  siteDir: string,
): UserThemeConfig['navbar'] {
  const {logo} = navbar ?? {};
  if (!logo) return navbar;
  // What is wrong in it the theme says, with the name of the field
  const inline = (address?: string) => address && inlineDrawing(address, siteDir);
  return {
    ...navbar,
    logo: {
      ...logo,
      src: inline(logo.src),
      ...(logo.srcDark === undefined ? {} : {srcDark: inline(logo.srcDark)}),
    },
  };
}
