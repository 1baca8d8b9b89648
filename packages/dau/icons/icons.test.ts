import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {SiteConfig} from '../settings';
import {colorsIn} from '../utils/site-colors';
import {drawIcons} from '.';
import {temporaryFolder} from '../tests/support/temporary-folder';

const ICONS = ['favicon.ico', 'img/apple-touch-icon.png', 'img/icon-192.png'];

const colors = colorsIn(':root {--dau-accent: #0000ff}');

function draw(siteName: string) {
  const {dir: siteDir} = temporaryFolder();
  const fontFile = 'packages/dau/features/share-images/fonts/be-vietnam-pro-700.ttf';
  const site = {name: siteName, author: {name: 'Trần Thị Ổn'}} as SiteConfig;
  const folder = path.join(siteDir, drawIcons(siteDir, site, colors, fontFile));
  return (iconPath: string) => fs.readFileSync(path.join(folder, iconPath));
}

test.each(['Ổn', '漢字'])('a site named "%s" without a logo has all icons', async (name) => {
  const read = draw(name);
  for (const icon of ICONS) {
    const {width, height, format} = await sharp(read(icon)).metadata();
    expect([format, width]).toEqual(['png', height]);
  }
  expect(read('img/logo.svg').toString()).toContain(colors.accent);
  expect(read('img/logo-dark.svg').toString()).toContain(colors.dark.accent);
  expect(read('img/portrait.svg').toString()).toContain('<path');
});
