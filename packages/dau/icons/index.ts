import fs from 'node:fs';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import type opentype from '@shuding/opentype.js';

import type {SiteConfig} from '../settings';
import {nativeRequire} from '../utils/native.cjs';
import {DRAWN_FOLDER} from '../utils/static-files';
import {lightColor} from '../utils/tokens';
import {darkLogo, initial, nameWords, portrait, tile} from './drawings';

const {parse} = nativeRequire('@shuding/opentype.js') as typeof opentype;

const png = (svg: string, width: number) =>
  new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng();

/**
 * Draws the site's icons, and returns their folder for `staticDirectories`. The logo and the portrait
 * show initials, and the other icons show the logo. If `static/img` contains a `logo.svg` or a
 * `favicon.svg`, the drawings use these files.
 *
 * @param fontFile the TTF font for the initials
 */
export function drawIcons(siteDir: string, {name, author}: SiteConfig, fontFile: string): string {
  const own = (iconPath: string) => {
    const file = path.join(siteDir, 'static', iconPath);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
  const font = parse(Uint8Array.from(fs.readFileSync(fontFile)).buffer);
  const letterOf = (words: string[], color: 'accent' | 'ink') =>
    initial(words, font, lightColor(color));
  const logo = own('img/logo.svg') ?? letterOf(name.split(/\s+/), 'accent');
  const icon = own('img/favicon.svg') ?? tile(logo, 3, 5);
  const folder = path.join(siteDir, DRAWN_FOLDER);
  const files: Record<string, string | Buffer> = {
    'img/logo.svg': logo,
    'img/logo-dark.svg': darkLogo(logo),
    'img/favicon.svg': icon,
    'img/portrait.svg': portrait(letterOf(nameWords(author.name), 'ink')),
    // A PNG works here, because browsers ignore the name when they detect an icon's format
    'favicon.ico': png(icon, 48),
    'img/apple-touch-icon.png': png(tile(logo, 3, 0), 180),
    'img/icon-192.png': png(icon, 192),
    'img/icon-512.png': png(icon, 512),
    'img/icon-maskable.png': png(tile(logo, 8, 0), 512),
  };
  fs.mkdirSync(path.join(folder, 'img'), {recursive: true});
  for (const [iconPath, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, iconPath), content);
  }
  return DRAWN_FOLDER;
}
