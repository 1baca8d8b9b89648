import {Resvg} from '@resvg/resvg-js';

import {darkColor, lightColor} from '../tokens';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const FONT = 'Be Vietnam Pro';

/** Draws the first initial that the font has, or else a disc. */
export function initial(words: readonly string[], fontFile: string, color: string): string {
  const name = words.join('').normalize('NFC').toLocaleUpperCase('vi');
  for (const letter of name.match(/[\p{L}\p{N}]/gu) ?? []) {
    const text = `<text y="80" font-family="${FONT}" font-size="64">${letter}</text>`;
    const drawing = new Resvg(`<svg ${SVG} width="100" height="100">${text}</svg>`, {
      font: {loadSystemFonts: false, fontFiles: [fontFile]},
    });
    const box = drawing.getBBox();
    // Outlines, because an SVG image cannot use the page's fonts
    const [, outline] = / d="([^"]+)"/.exec(drawing.toString()) ?? [];
    if (!box || !outline) continue;
    const place = [box.x - 4, box.y - 4, box.width + 8, box.height + 8];
    const short = (numbers: string) =>
      numbers.replace(/\d+\.\d+/g, (one) => `${Number(one).toFixed(1)}`);
    return `<svg ${SVG} viewBox="${short(place.join(' '))}" width="32" height="32"><path fill="${color}" d="${short(outline)}"/></svg>`;
  }
  return `<svg ${SVG} viewBox="0 0 32 32" width="32" height="32"><circle cx="16" cy="16" r="12" fill="${color}"/></svg>`;
}

/** Puts a drawing into another one. It needs a `viewBox`. */
const placed = (svg: string, at: number, side: number) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replace(/\s(?:width|height)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${at}" y="${at}" width="${side}" height="${side}"`),
    );

/** Replaces the colors of ink and accent. Other colors stay. */
const recolored = (svg: string, ink: string, accent: string) =>
  svg.replaceAll(lightColor('ink'), ink).replaceAll(lightColor('accent'), accent);

/** The logo in the colors of the dark mode. */
export const darkLogo = (logo: string) => recolored(logo, darkColor('ink'), darkColor('accent'));

/**
 * Draws the logo on a square: in white on the accent, or on paper if it has its own colors.
 *
 * @param margin width of the border; the square is 32 wide
 * @param radius of the corners
 */
export function tile(logo: string, margin: number, radius: number): string {
  const white = lightColor('on-accent');
  const isOwn = recolored(logo, white, white) === logo;
  const ground = lightColor(isOwn ? 'paper' : 'accent');
  const mark = placed(isOwn ? logo : recolored(logo, white, white), margin, 32 - 2 * margin);
  return `<svg ${SVG} viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${radius}" fill="${ground}"/>${mark}</svg>`;
}

/** Draws a disc with the author's initial, for an author without a portrait. */
export function portrait(letter: string): string {
  const [paper, line] = [lightColor('paper-sunken'), lightColor('line')];
  return `<svg ${SVG} viewBox="0 0 240 240" width="240" height="240"><circle cx="120" cy="120" r="117" fill="${paper}" stroke="${line}" stroke-width="2"/>${placed(letter, 56, 128)}</svg>`;
}
