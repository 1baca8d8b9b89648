/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {Card} from './card';
import {createShareImages} from './create-share-images';
import {lightColor} from '../../lib/tokens';
import {HEIGHT, WIDTH} from './image-path';
import {temporaryFolder} from '../../lib/fixtures';

const card = {title: 'Dấu', detail: '2 tháng 3, 2026', author: 'Tác Giả Thử', site: 'Dấu'};
const LOGO = 'static/img/icon-192.png';
/** A logo of one color, in the left half. */
const logo = (background: string) =>
  sharp({create: {width: 96, height: 192, channels: 4, background}})
    .extend({right: 96, background: '#0000'})
    .png()
    .toBuffer();

const {dir: siteDir, write} = temporaryFolder();
let draw: (each: Card) => Promise<Buffer>;
beforeAll(async () => {
  write(LOGO, await logo(lightColor('accent')));
  draw = await createShareImages(siteDir);
});

/** How many pixels a title darkens. */
async function inkOf(title: string): Promise<number> {
  const data = await sharp(await draw({...card, title}))
    .greyscale()
    .raw()
    .toBuffer();
  return data.filter((value) => value < 128).length;
}

test('a picture is an opaque PNG of the size that is asked for, and far below 300 kB', async () => {
  const png = await draw({...card, title: 'Ẫỵ chữ '.repeat(40)});
  const {width, height, format, hasAlpha} = await sharp(png).metadata();
  expect([width, height, format, hasAlpha]).toEqual([WIDTH, HEIGHT, 'png', false]);
  expect(png.length).toBeLessThan(100_000);
});

test('letters of Vietnamese have their own shapes, none is what stands for a missing one', async () => {
  const letters = [...'ẵẫệỗợữỵđẴẪỆỖỢỮỴĐ\uE000'];
  const images = await Promise.all(
    letters.map(async (title) => (await draw({...card, title})).toString('base64')),
  );
  expect(new Set(images).size).toBe(letters.length);
});

test('a letter that the fonts lack is not taken from a font of the system', async () => {
  const [cyrillic, none] = await Promise.all(
    ['Ж', '\uE000'].map((title) => draw({...card, title})),
  );
  expect(cyrillic?.equals(none ?? Buffer.of())).toBe(true);
});

test('texts are the same in both forms of Unicode', async () => {
  const strings = {title: 'Ổ bánh mì Ẫỵ', detail: 'Hướng dẫn', author: 'Bích Thuỷ', site: 'Dấu'};
  const [together, separate] = await Promise.all(
    (['NFC', 'NFD'] as const).map((form) =>
      draw({
        title: strings.title.normalize(form),
        detail: strings.detail.normalize(form),
        author: strings.author.normalize(form),
        site: strings.site.normalize(form),
      }),
    ),
  );
  expect(separate?.equals(together ?? Buffer.of())).toBe(true);
});

test('characters of XML are letters as others; what XML forbids is left out', async () => {
  const [nothing, some] = [await inkOf(''), await inkOf('b c')];
  expect((await inkOf('<b> & "c" \']]>')) - nothing).toBeGreaterThan((some - nothing) * 1.5);
  expect(await draw({...card, title: '\u0008D\uFFFFấu\uD800'})).toEqual(await draw(card));
});

test('a picture is drawn anew when its text or the logo differs, else taken from the cache', async () => {
  const cache = 'node_modules/.cache/dau';
  fs.rmSync(path.join(siteDir, cache), {recursive: true});
  const drawn = async (each: Card) => (await (await createShareImages(siteDir))(each)).toString();
  await drawn(card);
  write(`${cache}/${fs.readdirSync(path.join(siteDir, cache))[0]}`, 'cached');
  expect(await drawn(card)).toBe('cached');
  expect(await drawn({...card, title: 'dấu'})).not.toBe('cached');
  write(LOGO, await logo('#00f'));
  expect(await drawn(card)).not.toBe('cached');
});
