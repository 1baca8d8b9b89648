/** @jest-environment node */
import sharp from 'sharp';

import {createCanvas, paint} from './canvas';
import type {Color} from './palette';
import {encodePng} from './png';

const palette: readonly Color[] = [
  [251, 248, 243],
  [31, 27, 24],
  [168, 48, 28],
];

test('what another program reads from the file is what was drawn', async () => {
  const canvas = createCanvas(7, 5);
  const entryAt = (x: number, y: number) => (x + 2 * y) % palette.length;
  paint(canvas, {left: 0, top: 0, width: 7, height: 5}, entryAt);
  const file = await encodePng(canvas, palette);

  const {width, height, format, isPalette, bitsPerSample, hasAlpha} = await sharp(file).metadata();
  expect({width, height, format, isPalette, bitsPerSample, hasAlpha}).toEqual({
    width: 7,
    height: 5,
    format: 'png',
    isPalette: true,
    bitsPerSample: 8,
    hasAlpha: false,
  });
  const read = await sharp(file, {failOn: 'warning'}).raw().toBuffer();
  const drawn = Array.from(
    {length: 7 * 5},
    (_, at) => palette[entryAt(at % 7, Math.floor(at / 7))],
  );
  expect([...read]).toEqual(drawn.flat());
});

test('a file with a byte changed is told from a whole one by its sums', async () => {
  const file = await encodePng(createCanvas(7, 5), palette);
  const colors = file.indexOf('PLTE');
  file[colors + 5] = (file[colors + 5] ?? 0) ^ 1;
  await expect(sharp(file, {failOn: 'warning'}).raw().toBuffer()).rejects.toThrow();
});
