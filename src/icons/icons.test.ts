/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {SiteConfig} from '../lib/settings';
import {darkColor, lightColor} from '../lib/tokens';
import {drawIcons} from '.';
import {temporaryFolder} from '../lib/fixtures';

const ICONS = [
  'favicon.ico',
  ...['apple-touch-icon', 'icon-192', 'icon-512', 'icon-maskable'].map((id) => `img/${id}.png`),
];

/** Draws the icons of a site and returns a function that reads them. */
function draw(siteName: string, own: Record<string, string> = {}) {
  const {dir: siteDir, write} = temporaryFolder();
  for (const [iconPath, content] of Object.entries(own)) write(`static/${iconPath}`, content);
  const fontFile = 'src/plugins/share-images/fonts/be-vietnam-pro-700.ttf';
  const site = {name: siteName, author: {name: 'Trần Thị Ổn'}} as SiteConfig;
  const folder = path.join(siteDir, drawIcons(siteDir, site, fontFile));
  return (iconPath: string) => fs.readFileSync(path.join(folder, iconPath));
}

const logoWith = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`;

async function colorIn(image: Buffer, x: number, y: number) {
  const {data, info} = await sharp(image).raw().toBuffer({resolveWithObject: true});
  return `#${data.toString('hex', (y * info.width + x) * 4, (y * info.width + x) * 4 + 3)}`;
}

test.each(['Góc Bích', 'Ổn', '漢字'])(
  'a site named "%s" without a logo has all icons',
  async (name) => {
    const read = draw(name);
    for (const icon of ICONS) {
      const {width, height, format} = await sharp(read(icon)).metadata();
      expect([format, width]).toEqual(['png', height]);
    }
    expect(read('img/logo.svg').toString()).toContain(lightColor('accent'));
    expect(read('img/logo-dark.svg').toString()).toContain(darkColor('accent'));
    expect(read('img/portrait.svg').toString()).toContain('<path');
  },
);

test('a logo in the site’s colors is white on the accent; any other logo is on paper', async () => {
  const inInk = draw('A', {'img/logo.svg': logoWith(lightColor('ink'))})('img/icon-maskable.png');
  expect(await colorIn(inInk, 2, 2)).toBe(lightColor('accent'));
  expect(await colorIn(inInk, 256, 256)).toBe(lightColor('on-accent'));
  const inBlue = draw('A', {'img/logo.svg': logoWith('#0000ff')})('img/icon-maskable.png');
  expect(await colorIn(inBlue, 2, 2)).toBe(lightColor('paper'));
  expect(await colorIn(inBlue, 256, 256)).toBe('#0000ff');
});

test("the author's own icon is the one that is drawn in all sizes", async () => {
  const read = draw('A', {'img/favicon.svg': logoWith('#00ff00')});
  expect(await colorIn(read('img/icon-192.png'), 2, 2)).toBe('#00ff00');
});
