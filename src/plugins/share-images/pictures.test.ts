/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type {Card} from './card';
import {createPictures} from './pictures';
import {lightColor} from '../../lib/tokens';
import {HEIGHT, WIDTH} from './address';
import {temporaryFolder} from '../../lib/fixtures';

const card = {title: 'Dấu', detail: '2 tháng 3, 2026', author: 'Tác Giả Thử', site: 'Dấu'};
/** Of `card.ts`: where nothing but a title is, and where it starts. */
const [TITLE_TOP, TITLE_BOTTOM, LEFT] = [140, 510, 72];
/** Where the author and the date are. */
const [FOOT_TOP, FOOT_BOTTOM] = [520, 580];
/** Half of the way from paper to ink, and a little more than none. */
const [COVERED, TOUCHED] = [128, 240];

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
  draw = await createPictures(siteDir);
});

type Pixels = {
  readonly redAt: (x: number, y: number) => number;
  readonly colorAt: (x: number, y: number) => string;
};

async function read(png: Buffer): Promise<Pixels> {
  const data = await sharp(png, {failOn: 'warning'}).raw().toBuffer();
  const start = (x: number, y: number) => (y * WIDTH + x) * 3;
  return {
    redAt: (x, y) => data[start(x, y)] ?? 0,
    colorAt: (x, y) => `#${data.toString('hex', start(x, y), start(x, y) + 3)}`,
  };
}

/** The colors between two rows and two columns. */
function colorsIn({colorAt}: Pixels, top: number, bottom: number, left = 0, right = WIDTH) {
  const colors = new Set<string>();
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) colors.add(colorAt(x, y));
  }
  return [...colors];
}

/** The box of all that a title covers, with its amount. */
async function titleBox(title: string, darkerThan = COVERED) {
  const {redAt} = await read(await draw({...card, title}));
  const box = {left: WIDTH, right: 0, top: HEIGHT, bottom: 0, pixels: 0};
  for (let y = TITLE_TOP; y < TITLE_BOTTOM; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      if (redAt(x, y) >= darkerThan) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      box.pixels += 1;
    }
  }
  return box;
}

test('a picture is an opaque PNG of the size that is asked for, and far below 300 kB', async () => {
  const png = await draw({...card, title: 'Ẫỵ chữ '.repeat(40)});
  const {width, height, format, hasAlpha} = await sharp(png).metadata();
  expect([width, height, format, hasAlpha]).toEqual([WIDTH, HEIGHT, 'png', false]);
  expect(png.length).toBeLessThan(100_000);
});

test('bar, logo, rule and letters have exactly the colours of the light mode', async () => {
  const pixels = await read(await draw(card));
  const {colorAt} = pixels;
  const [paper, accent, line] = (['paper', 'accent', 'line'] as const).map((name) =>
    lightColor(name),
  );
  expect([colorAt(0, 0), colorAt(WIDTH - 1, 15), colorAt(0, 16)]).toEqual([accent, accent, paper]);
  expect(colorsIn(pixels, TITLE_TOP, TITLE_BOTTOM)).toContain(lightColor('ink'));
  expect(colorsIn(pixels, FOOT_TOP, FOOT_BOTTOM)).toContain(lightColor('ink-soft'));
  expect(colorsIn(pixels, FOOT_TOP, FOOT_BOTTOM)).not.toContain(lightColor('ink'));
  expect(colorsIn(pixels, 80, 132, LEFT + 4, LEFT + 26)).toEqual([accent]);
  expect(colorsIn(pixels, 80, 132, LEFT + 34, LEFT + 56)).toEqual([paper]);
  expect([colorAt(LEFT - 1, 514), colorAt(LEFT, 514), colorAt(LEFT, 516)]).toEqual([
    paper,
    line,
    paper,
  ]);
});

test('every letter of Vietnamese has its own shape, none is what stands for a missing one', async () => {
  const vowels = ['a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'ơ', 'u', 'ư', 'y'];
  const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
  const small = [...vowels.flatMap((v) => tones.map((tone) => (v + tone).normalize('NFC'))), 'đ'];
  const letters = [...small, ...small.map((letter) => letter.toLocaleUpperCase('vi'))];
  expect(letters.every((letter) => letter.length === 1)).toBe(true);
  const pictures = await Promise.all(
    [...letters, '\uE000'].map(async (title) => (await draw({...card, title})).toString('base64')),
  );
  expect(new Set(pictures).size).toBe(2 * (12 * 6 + 1) + 1);
});

test('a letter that the fonts lack is not taken from a font of the system', async () => {
  const [cyrillic, none] = await Promise.all(
    ['Ж', '\uE000'].map((title) => draw({...card, title})),
  );
  expect(cyrillic?.equals(none ?? Buffer.of())).toBe(true);
});

test('texts are the same in both forms of Unicode', async () => {
  const texts = {title: 'Ổ bánh mì Ẫỵ', detail: 'Hướng dẫn', author: 'Bích Thuỷ', site: 'Dấu'};
  const [together, apart] = await Promise.all(
    (['NFC', 'NFD'] as const).map((form) =>
      draw({
        title: texts.title.normalize(form),
        detail: texts.detail.normalize(form),
        author: texts.author.normalize(form),
        site: texts.site.normalize(form),
      }),
    ),
  );
  expect(apart?.equals(together ?? Buffer.of())).toBe(true);
});

test('characters of XML are letters as others; what XML forbids is left out', async () => {
  const written = await titleBox('<b> & "c" \']]>');
  expect(written.pixels).toBeGreaterThan((await titleBox('b c')).pixels * 1.5);
  expect(await draw({...card, title: '\u0008D\uFFFFấu\uD800'})).toEqual(await draw(card));
});

test('a title starts at the margin; all of the widest and of the longest is on paper', async () => {
  expect(Math.abs((await titleBox('Đ')).left - LEFT)).toBeLessThan(8);
  for (const title of ['W'.repeat(40), 'Ẫỵ '.repeat(200)]) {
    const box = await titleBox(title, TOUCHED);
    expect(box.left).toBeGreaterThanOrEqual(LEFT - 4);
    expect(box.right).toBeLessThan(WIDTH - LEFT + 4);
    expect([box.top > TITLE_TOP, box.bottom < TITLE_BOTTOM - 1]).toEqual([true, true]);
  }
});

test('a picture is drawn anew when its text or the logo differs, else taken from the cache', async () => {
  const cache = 'node_modules/.cache/dau';
  fs.rmSync(path.join(siteDir, cache), {recursive: true});
  const drawn = async (each: Card) => (await (await createPictures(siteDir))(each)).toString();
  await drawn(card);
  write(`${cache}/${fs.readdirSync(path.join(siteDir, cache))[0]}`, 'cached');
  expect(await drawn(card)).toBe('cached');
  expect(await drawn({...card, title: 'dấu'})).not.toBe('cached');
  write(LOGO, await logo('#00f'));
  expect(await drawn(card)).not.toBe('cached');
});
