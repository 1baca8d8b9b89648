/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';

import imagesPlugin from '.';
import {imageModule} from './image-module';
import {sizesOf} from './sizes';

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'dau-pictures-'));
  await fs.mkdir(path.join(folder, 'js'));
  await fs.writeFile(path.join(folder, 'js/zoom.js'), '');
});

afterAll(async () => {
  await fs.rm(folder, {recursive: true});
});

const drawing = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fbf8f3"/><g fill="none" stroke-width="9"><circle cx="300" cy="200" r="150" stroke="#a8301c"/><circle cx="520" cy="190" r="120" stroke="#1f1b18"/></g></svg>',
  ),
);

async function write(name: string, image: Sharp): Promise<string> {
  const file = path.join(folder, name);
  await image.toFile(file);
  return file;
}

const sizes = (file: string, width: number) => sizesOf(file, width, folder);

test('a small drawing with few colors is published as it is', async () => {
  const file = await write('drawing.png', drawing.clone().png({palette: true, colours: 16}));
  const emitted: Buffer[] = [];
  const code = await imageModule(file, (_, data) => emitted.push(data), folder);
  expect(emitted).toEqual([await fs.readFile(file)]);
  expect(code).toContain('large: undefined, width: 800, height: 400, images}');
});

test('a larger picture has a large file, too, and the sizes are cached', async () => {
  const file = await write('photo.jpg', drawing.clone().resize(2400).jpeg({quality: 95}));
  const made = await sizes(file, 2400);
  expect(made.inText.map(({width}) => width)).toEqual([640, 1030]);
  expect(made.large?.width).toBe(2060);
  const resize = jest.spyOn(sharp.prototype, 'resize');
  expect(await sizes(file, 2400)).toEqual(made);
  expect(resize).not.toHaveBeenCalled();
});

/** Runs the step after the build on all files of the folder. */
const removeMetadata = () =>
  imagesPlugin({siteDir: folder, i18n: {}} as never).postBuild?.({outDir: folder} as never);

test('a file that is not a picture is an error with its name', async () => {
  const file = path.join(folder, 'broken.png');
  await fs.writeFile(file, 'not a picture');
  await expect(imageModule(file, () => undefined, folder)).rejects.toThrow(
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
  await removeMetadata();
  const published = await sharp(file).metadata();
  expect([published.width, published.height, published.exif]).toEqual([400, 800, undefined]);
  expect((await fs.readFile(path.join(folder, 'drawn.png'))).equals(drawn)).toBe(true);
});

test.each(['png', 'palette.png', 'avif'])(
  'metadata goes from a .%s, pixels stay',
  async (ending) => {
    const colors = sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><linearGradient id="a" gradientTransform="rotate(40)"><stop stop-color="#a8301c"/><stop offset="1" stop-color="#12f5ce"/></linearGradient><rect width="400" height="400" fill="url(#a)"/></svg>',
      ),
    ).withExif({IFD0: {Artist: 'Lan'}});
    const palette = ending === 'palette.png';
    const file = await write(`named.${ending}`, ending === 'avif' ? colors : colors.png({palette}));
    const pixels = () => sharp(file).removeAlpha().raw().toBuffer();
    const before = await pixels();
    await removeMetadata();
    const {format, exif, isPalette = false} = await sharp(file).metadata();
    const expected = ending === 'avif' ? 'heif' : 'png';
    expect({format, exif, isPalette}).toEqual({
      format: expected,
      exif: undefined,
      isPalette: palette,
    });
    const after = await pixels();
    const difference = before.reduce(
      (max, each, at) => Math.max(max, Math.abs(each - (after[at] ?? 0))),
      0,
    );
    expect(difference).toBeLessThanOrEqual(ending === 'avif' ? 9 : 0);
  },
);
