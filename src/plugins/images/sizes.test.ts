/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';

import imagesPlugin from '.';
import {pictureModule} from './picture-module';
import {sizesOf} from './sizes';

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

const sizes = (file: string, width: number) => sizesOf(file, width, path.join(folder, 'cache'));

test('a drawing with few colors gets no new ones, and its file gets smaller', async () => {
  const file = await write('drawing.png', drawing.clone().png({palette: true, colours: 16}));
  const {inText, large} = await sizes(file, 800);
  expect(inText.map(({width}) => width)).toEqual([640, 800]);
  expect(large).toBeUndefined();
  const {data = Buffer.of()} = inText[0] ?? {};
  expect((await sharp(data).metadata()).format).toBe('webp');
  expect(data.length).toBeLessThan((await fs.stat(file)).size);
  const {data: pixels} = await sharp(data).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const colors = new Set(pixels.toString('hex').match(/.{6}/g));
  expect(colors.size).toBeLessThanOrEqual(16);
});

test('a larger picture has a large file, too, and the sizes are kept', async () => {
  const file = await write('photo.jpg', drawing.clone().resize(2400).jpeg({quality: 95}));
  const made = await sizes(file, 2400);
  expect(made.inText.map(({width}) => width)).toEqual([640, 1030]);
  expect(made.large?.width).toBe(2060);
  const cached = await fs.readdir(path.join(folder, 'cache'));
  const [one = ''] = cached.filter((name) => name.endsWith('-1030.webp'));
  await fs.writeFile(path.join(folder, 'cache', one), 'kept');
  expect((await sizes(file, 2400)).inText[1]?.data.toString()).toBe('kept');
});

test('a file that is not a picture is an error with its name', async () => {
  const file = path.join(folder, 'broken.png');
  await fs.writeFile(file, 'not a picture');
  await expect(pictureModule(file, () => undefined, folder)).rejects.toThrow(
    /broken\.png must be a picture that can be read/,
  );
});

test('a photo is turned as it was taken, and says nothing of where', async () => {
  const exif = {IFD0: {Artist: 'Lan'}, IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1'}};
  const photo = drawing.clone().jpeg().withExif(exif).withMetadata({orientation: 6});
  const file = await write('phone.JPG', photo);
  const {inText} = await sizes(file, 400);
  const made = await sharp(inText[0]?.data).metadata();
  expect([made.width, made.height, made.exif]).toEqual([400, 800, undefined]);

  const drawn = await fs.readFile(await write('drawn.png', drawing.clone().png()));
  const plugin = imagesPlugin({siteDir: folder, i18n: {}} as never);
  await plugin.postBuild?.({outDir: folder} as never);
  const published = await sharp(file).metadata();
  expect([published.width, published.height, published.exif]).toEqual([400, 800, undefined]);
  expect((await fs.readFile(path.join(folder, 'drawn.png'))).equals(drawn)).toBe(true);
});
