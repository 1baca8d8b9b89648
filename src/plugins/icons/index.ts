import fs from 'node:fs';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import {encode} from 'ico-endec';

import type {SiteConfig} from '../../lib/settings';
import {DRAWN_FOLDER} from '../../lib/static-files';
import {lightColor} from '../../lib/tokens';
import {darkLogo, initial, portrait, tile} from './drawings';

const png = (svg: string, width: number) =>
  new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

/**
 * Draws what the author has not put into `static` and returns the folder, for `staticDirectories`:
 * logo and portrait from the initials, and all icons from the logo.
 *
 * @param fontFile a font for the initials, as TTF
 */
export function drawIcons(siteDir: string, {name, author}: SiteConfig, fontFile: string): string {
  const own = (address: string) => {
    const file = path.join(siteDir, 'static', address);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
  const letterOf = (words: string[], color: 'accent' | 'ink') =>
    initial(words, fontFile, lightColor(color));
  const logo = own('img/logo.svg') ?? letterOf(name.split(/\s+/), 'accent');
  const icon = own('img/favicon.svg') ?? tile(logo, 3, 5);
  const drawings = {
    'img/logo.svg': logo,
    'img/logo-dark.svg': darkLogo(logo),
    'img/favicon.svg': icon,
    // Vietnamese names end with the given name
    'img/portrait.svg': portrait(letterOf(author.name.split(/\s+/).reverse(), 'ink')),
  };
  const full = tile(logo, 3, 0);
  const masked = tile(logo, 8, 0);
  const folder = path.join(siteDir, DRAWN_FOLDER);
  const files: Record<string, string | Buffer> = {
    ...drawings,
    'favicon.ico': Buffer.from(encode([16, 32, 48].map((size) => png(icon, size)))),
    'img/apple-touch-icon.png': png(full, 180),
    'img/icon-192.png': png(icon, 192),
    'img/icon-512.png': png(icon, 512),
    'img/icon-maskable.png': png(masked, 512),
  };
  fs.mkdirSync(path.join(folder, 'img'), {recursive: true});
  for (const [address, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, address), content);
  }
  return DRAWN_FOLDER;
}
