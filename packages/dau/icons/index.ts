import fs from 'node:fs';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import type opentype from '@shuding/opentype.js';
import type {Font} from '@shuding/opentype.js';

import type {SiteConfig} from '../settings';
import {nativeRequire} from '../utils/native.cjs';
import {DRAWN_FOLDER} from '../utils/static-files';
import type {SiteColors} from '../utils/site-colors';

const {parse} = nativeRequire('@shuding/opentype.js') as typeof opentype;

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** Draws the first letter or digit that the font contains, or a dot if the font contains none. */
function initial(name: string, font: Font, color: string): string {
  const letters = name
    .normalize('NFC')
    .toLocaleUpperCase('vi')
    .match(/[\p{L}\p{N}]/gu);
  const letter = letters?.find((each) => font.charToGlyphIndex(each) > 0) ?? '•';
  // The letter is an outline, because an SVG image cannot use the page's fonts
  const outline = `<path fill="${color}" d="${font.getPath(letter, 0, 80, 64).toPathData(1)}"/>`;
  const box = new Resvg(`<svg ${SVG} width="100" height="100">${outline}</svg>`).getBBox();
  const {x = 0, y = 0, width = 64, height = 64} = box ?? {};
  const place = [x - 4, y - 4, width + 8, height + 8].map((side) => side.toFixed(1));
  return `<svg ${SVG} viewBox="${place.join(' ')}" width="32" height="32">${outline}</svg>`;
}

/** Sets the position and size of a drawing inside another SVG. The drawing must have a `viewBox`. */
const placed = (svg: string, at: number, side: number) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg\b[^>]*>/, (tag) =>
      tag
        .replace(/\s(?:width|height)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${at}" y="${at}" width="${side}" height="${side}"`),
    );

/** Replaces the light-mode colors `ink` and `accent` in a drawing. Other colors stay the same. */
const recolored = (svg: string, own: SiteColors, {ink, accent}: SiteColors['dark']) =>
  svg.replaceAll(own.ink, ink).replaceAll(own.accent, accent);

/**
 * Draws the logo on a square. A logo in the site's colors becomes white, on a square in the accent
 * color. A logo that has only other colors stays the same, on a square in the page color.
 *
 * @param radius the square's corner radius, in a square that is 32 wide
 */
function tile(logo: string, colors: SiteColors, radius: number): string {
  const white = colors['on-accent'];
  const whiteLogo = recolored(logo, colors, {ink: white, accent: white});
  const ground = whiteLogo === logo ? colors.paper : colors.accent;
  const mark = placed(whiteLogo, 3, 26);
  return `<svg ${SVG} viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${radius}" fill="${ground}"/>${mark}</svg>`;
}

/** Draws a disc with the author's initial, instead of a portrait. */
function portrait(letter: string, {'paper-sunken': paper, line}: SiteColors): string {
  return `<svg ${SVG} viewBox="0 0 240 240" width="240" height="240"><circle cx="120" cy="120" r="117" fill="${paper}" stroke="${line}" stroke-width="2"/>${placed(letter, 56, 128)}</svg>`;
}

const png = (svg: string, width: number) =>
  new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

/**
 * Draws the site's icons, and returns their folder for `staticDirectories`. The logo and the portrait
 * show initials, and the other icons show the logo. If `static/img` contains a `logo.svg` or a
 * `favicon.svg`, the drawings use these files.
 *
 * @param fontFile the TTF font for the initials
 */
export function drawIcons(
  siteDir: string,
  {name, author}: SiteConfig,
  colors: SiteColors,
  fontFile: string,
): string {
  const own = (iconPath: string) => {
    const file = path.join(siteDir, 'static', iconPath);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
  const font = parse(Uint8Array.from(fs.readFileSync(fontFile)).buffer);
  const logo = own('img/logo.svg') ?? initial(name, font, colors.accent);
  const icon = own('img/favicon.svg') ?? tile(logo, colors, 5);
  // In a Vietnamese name, the given name is last
  const [givenName = ''] = author.name.trim().split(/\s+/).slice(-1);
  const folder = path.join(siteDir, DRAWN_FOLDER);
  const files: Record<string, string | Buffer> = {
    'img/logo.svg': logo,
    'img/logo-dark.svg': recolored(logo, colors, colors.dark),
    'img/favicon.svg': icon,
    'img/portrait.svg': portrait(initial(givenName, font, colors.ink), colors),
    // A PNG works here, because browsers ignore the name when they detect an icon's format
    'favicon.ico': png(icon, 48),
    'img/apple-touch-icon.png': png(tile(logo, colors, 0), 180),
    'img/icon-192.png': png(icon, 192),
  };
  fs.mkdirSync(path.join(folder, 'img'), {recursive: true});
  for (const [iconPath, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, iconPath), content);
  }
  return DRAWN_FOLDER;
}
