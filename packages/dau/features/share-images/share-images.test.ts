import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import {temporaryFolder} from '../../tests/support/temporary-folder';
import {colorsIn} from '../../utils/site-colors';
import type {Card} from './image-layout';
import {createShareImages} from '.';
import {HEIGHT, WIDTH} from '../../utils/share-image-size-and-path';

const colors = colorsIn('');
const about = {detail: '2 tháng 3, 2026', author: 'Tác Giả Thử', site: 'Dấu'};
const card = {...about, title: 'Dấu', tune: 'Dấu', plate: 0};
const LOGO = 'static/img/icon-192.png';
const logo = (background: string) =>
  sharp({create: {width: 192, height: 192, channels: 4, background}})
    .png()
    .toBuffer();

const {dir: siteDir, write} = temporaryFolder();
let draw: (each: Card) => Promise<Buffer>;
beforeAll(async () => {
  write(LOGO, await logo(colors.accent));
  draw = await createShareImages(siteDir, colors);
});

test('the image is an opaque PNG of 1200 × 630, far below 300 kB', async () => {
  const png = await draw({...card, title: 'Ẫỵ chữ '.repeat(40)});
  const {width, height, format, hasAlpha} = await sharp(png).metadata();
  expect([width, height, format, hasAlpha]).toEqual([WIDTH, HEIGHT, 'png', false]);
  expect(png.length).toBeLessThan(100_000);
});

test('every Vietnamese letter has its own shape, in both Unicode forms', async () => {
  const letters = [...'ẵẫệỗợữỵđẴẪỆỖỢỮỴĐ\uE000'];
  const images = await Promise.all(
    letters.map(async (title) => (await draw({...card, title})).toString('base64')),
  );
  expect(new Set(images).size).toBe(letters.length);
  const decomposed = JSON.parse(JSON.stringify(card).normalize('NFD')) as Card;
  expect(await draw(decomposed)).toEqual(await draw(card));
});

test('characters that are missing from the font or invalid in XML are removed without a gap', async () => {
  const title = '\u0008🚀 D\uFFFFấu 日本\uD800 Ж';
  expect(await draw({...card, title})).toEqual(await draw(card));
  expect(await draw({...card, title: '<b> & "c"'})).not.toEqual(
    await draw({...card, title: 'b c'}),
  );
});

test('an image is drawn again only if its card or the logo changes', async () => {
  const cache = 'node_modules/.cache/dau';
  fs.rmSync(path.join(siteDir, cache), {recursive: true});
  const drawn = async (each: Card) =>
    (await (await createShareImages(siteDir, colors))(each)).toString();
  await drawn(card);
  write(`${cache}/${fs.readdirSync(path.join(siteDir, cache))[0]}`, 'cached');
  expect(await drawn(card)).toBe('cached');
  expect(await drawn({...card, title: 'dấu'})).not.toBe('cached');
  write(LOGO, await logo('#00f'));
  expect(await drawn(card)).not.toBe('cached');
});
