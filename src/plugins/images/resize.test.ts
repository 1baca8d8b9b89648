/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';

import imagesPlugin from '.';
import {resizer} from './resize';

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'dau-pictures-'));
});

afterAll(async () => {
  await fs.rm(folder, {recursive: true});
});

const drawing = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fbf8f3"/><g fill="none" stroke-width="9"><circle cx="300" cy="200" r="150" stroke="#a8301c"/><circle cx="520" cy="190" r="120" stroke="#1f1b18"/></g></svg>',
  ),
);

async function write(name: string, picture: Sharp): Promise<string> {
  const file = path.join(folder, name);
  await picture.toFile(file);
  return file;
}

const request = {width: 500, options: {quality: 70}};

test('a drawing with few colours gets no new ones, and its file gets smaller', async () => {
  const file = await write('drawing.png', drawing.clone().png({palette: true, colours: 16}));
  const {data, width, height} = await resizer(file).resize({...request, mime: 'image/png'});

  expect({width, height}).toEqual({width: 500, height: 250});
  const {isPalette, bitsPerSample} = await sharp(data).metadata();
  expect({isPalette, bitsPerSample}).toEqual({isPalette: true, bitsPerSample: 4});
  expect(data.length).toBeLessThan((await fs.stat(file)).size);
  // The picture looks the same: each channel has the same mean
  const [before, after] = await Promise.all([sharp(file).stats(), sharp(data).stats()]);
  after.channels.slice(0, 3).forEach(({mean}, channel) => {
    expect(Math.abs(mean - (before.channels[channel]?.mean ?? NaN))).toBeLessThan(2);
  });
});

test('a full-colour picture keeps its colours', async () => {
  const file = await write('photo.png', drawing.clone().removeAlpha().blur(20).png());
  const {data} = await resizer(file).resize({...request, mime: 'image/png'});

  const expected = await sharp(file).resize(500).raw().toBuffer();
  expect((await sharp(data).metadata()).isPalette).toBe(false);
  expect((await sharp(data).raw().toBuffer()).equals(expected)).toBe(true);
});

test('a lower JPEG quality gives a smaller file', async () => {
  const file = await write('photo.jpg', drawing.clone().jpeg({quality: 95}));
  const jpeg = async (quality: number) =>
    (await resizer(file).resize({...request, mime: 'image/jpeg', options: {quality}})).data;

  expect((await sharp(await jpeg(70)).metadata()).format).toBe('jpeg');
  expect((await jpeg(30)).length).toBeLessThan((await jpeg(90)).length);
});

test('a transparent picture is flattened onto the background option', async () => {
  const clear = sharp({create: {width: 600, height: 300, channels: 4, background: '#0000'}});
  const file = await write('clear.png', clear.png());
  const {data} = await resizer(file).resize({
    ...request,
    mime: 'image/png',
    options: {quality: 70, background: '#fbf8f3'},
  });

  expect([...(await sharp(data).raw().toBuffer()).subarray(0, 3)]).toEqual([0xfb, 0xf8, 0xf3]);
});

test('a file that is not a picture is an error', async () => {
  const file = path.join(folder, 'broken.png');
  await fs.writeFile(file, 'not a picture');
  await expect(resizer(file).metadata()).rejects.toThrow(/unsupported image format/);
});

test('a photo is turned as it was taken, and says nothing of where', async () => {
  const exif = {IFD0: {Artist: 'Lan'}, IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1'}};
  const photo = drawing.clone().jpeg().withExif(exif).withMetadata({orientation: 6});
  const file = await write('phone.JPG', photo);
  expect(await resizer(file).metadata()).toMatchObject({width: 400, height: 800});
  const small = await resizer(file).resize({...request, width: 200, mime: 'image/jpeg'});
  expect([small.width, small.height]).toEqual([200, 400]);
  expect((await sharp(small.data).metadata()).exif).toBeUndefined();

  const drawn = await fs.readFile(await write('drawn.png', drawing.clone().png()));
  await imagesPlugin().postBuild?.({outDir: folder} as never);
  const published = await sharp(file).metadata();
  expect([published.width, published.height, published.exif]).toEqual([400, 800, undefined]);
  expect((await fs.readFile(path.join(folder, 'drawn.png'))).equals(drawn)).toBe(true);
});
