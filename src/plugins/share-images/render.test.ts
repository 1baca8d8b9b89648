/** @jest-environment node */
import sharp from 'sharp';

import type {Card} from './card';
import {createRenderer, type Renderer} from './render';
import {lightColor} from '../../lib/tokens';
import {HEIGHT, WIDTH} from './size';

const card = {title: 'Dấu', detail: '2 tháng 3, 2026', author: 'Tác Giả Thử', site: 'Dấu'};
/** Of `card.ts`: where nothing but a title is, and where it starts. */
const [TITLE_TOP, TITLE_BOTTOM, LEFT] = [140, 510, 72];
/** Half of the way from paper to ink, and a little more than none. */
const [COVERED, TOUCHED] = [128, 240];

let renderer: Renderer;
beforeAll(async () => {
  renderer = await createRenderer('.');
});

type Pixels = {readonly redAt: (x: number, y: number) => number; readonly data: Buffer};

async function read(png: Buffer): Promise<Pixels> {
  const data = await sharp(png, {failOn: 'warning'}).raw().toBuffer();
  return {data, redAt: (x, y) => data[(y * WIDTH + x) * 3] ?? 0};
}

/** The box of all that a title covers, with its amount. */
async function titleBox(title: string, darkerThan = COVERED) {
  const {redAt} = await read(await renderer.draw({...card, title}));
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

test('a picture has the size that is asked for, and a byte a pixel', async () => {
  const {width, height, format, isPalette, bitsPerSample} = await sharp(
    await renderer.draw(card),
  ).metadata();
  expect([width, height, format, isPalette, bitsPerSample]).toEqual([
    WIDTH,
    HEIGHT,
    'png',
    true,
    8,
  ]);
});

test('bar, logo and rule are where they are, in the colours of the site', async () => {
  const {data} = await read(await renderer.draw(card));
  const colorAt = (x: number, y: number) =>
    data.toString('hex', (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  const [paper, accent, line] = (['paper', 'accent', 'line'] as const).map((name) =>
    lightColor(name).slice(1),
  );
  expect([colorAt(0, 0), colorAt(WIDTH - 1, 15), colorAt(0, 16)]).toEqual([accent, accent, paper]);
  // The mark of the logo is of the accent, too
  const logo = new Set<string>();
  for (let x = LEFT; x < LEFT + 64; x += 1) {
    for (let y = 60; y < 124; y += 1) logo.add(colorAt(x, y));
  }
  expect([...logo]).toEqual(expect.arrayContaining([accent, paper]));
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
  const pictures = new Set<string>();
  for (const title of [...letters, '\uE000']) {
    pictures.add((await renderer.draw({...card, title})).toString('base64'));
  }
  expect(pictures.size).toBe(2 * (12 * 6 + 1) + 1);
});

test('marks are put above and below a letter, which stays where it is', async () => {
  const [plain, above, below] = [await titleBox('A'), await titleBox('Ẫ'), await titleBox('Ạ')];
  expect(above).toMatchObject({left: plain.left, right: plain.right, bottom: plain.bottom});
  expect(below).toMatchObject({left: plain.left, right: plain.right, top: plain.top});
  // At 84 pixels, a fourth of it for two marks and an eighth for a dot
  expect(plain.top - above.top).toBeGreaterThan(20);
  expect(below.bottom - plain.bottom).toBeGreaterThan(10);
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

test('letters of a pair are kerned', async () => {
  const [together, first, second] = [
    await titleBox('AV'),
    await titleBox('A'),
    await titleBox('V'),
  ];
  const apart = first.right - first.left + (second.right - second.left);
  expect(together.right - together.left).toBeLessThan(apart);
});

test('what is longer than a picture is wide is cut at its edge', async () => {
  const long: Card = {...card, author: 'Tác Giả Thử, '.repeat(20), detail: 'dài '.repeat(100)};
  const {redAt} = await read(await renderer.draw(long));
  const plain = await read(await renderer.draw(card));
  const columns = Array.from({length: WIDTH}, (_, x) => x);
  const rows = Array.from({length: HEIGHT}, (_, y) => y).filter((y) => y < 520 || y > 580);
  expect(rows.every((y) => columns.every((x) => redAt(x, y) === plain.redAt(x, y)))).toBe(true);
});

test('a picture is the same whatever was drawn before it, or is being drawn', async () => {
  const cards: readonly Card[] = ['Dấu', 'Chữ Việt', 'Dấu chữ '.repeat(9), 'AVAVA', 'ấuD'].map(
    (title) => ({...card, title}),
  );
  const alone = await Promise.all(
    cards.map(async (each) => (await createRenderer('.')).draw(each)),
  );
  const together = await Promise.all([...cards].reverse().map(renderer.draw));
  const again = await Promise.all(cards.map(renderer.draw));
  expect(together.reverse().map((png, at) => png.equals(alone[at] ?? png))).toEqual(
    Array(5).fill(true),
  );
  expect(again.map((png, at) => png.equals(alone[at] ?? Buffer.of()))).toEqual(Array(5).fill(true));
});
