import fs from 'node:fs/promises';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';

import {temporaryFolder} from '../../tests/support/temporary-folder';
import imagesPlugin from '.';
import {imageModule} from './image-sizes-and-quality';
import {COMPONENT, markdownImages} from './content-images';

const {dir: folder} = temporaryFolder();

const svg = (content: string) => sharp(Buffer.from(content));
const drawing = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fbf8f3"/><g fill="none" stroke-width="9"><circle cx="300" cy="200" r="150" stroke="#a8301c"/><circle cx="520" cy="190" r="120" stroke="#1f1b18"/></g></svg>',
);

async function write(name: string, image: Sharp): Promise<string> {
  const file = path.join(folder, name);
  await image.toFile(file);
  return file;
}

/** Returns an image module's code, and the published files. */
async function make(file: string) {
  const files: Buffer[] = [];
  const code = await imageModule(folder, file, (_, data) => files.push(data));
  return {code, files};
}

/** Runs the plugin's `postBuild`. */
const removeMetadata = () =>
  imagesPlugin({siteDir: folder, i18n: {}} as never).postBuild?.({outDir: folder} as never);

test('an image that cannot be resized, such as a BMP file, is published as it is', async () => {
  const file = path.join(folder, 'bmp.png');
  await fs.writeFile(file, 'BM…');
  const {code, files} = await make(file);
  expect(files.map(String)).toEqual(['BM…']);
  expect(code).toMatch(/const src = \{src: .*bmp\.\w+\.png", images: \[\]\}/);
});

test('a photo is rotated upright, and its location is removed', async () => {
  const exif = {IFD0: {Artist: 'Lan'}, IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1'}};
  const photo = drawing.clone().jpeg().withExif(exif).withMetadata({orientation: 6});
  const file = await write('phone.JPG', photo);
  const [small] = (await make(file)).files;
  const drawn = await fs.readFile(await write('drawn.png', drawing.clone().png()));
  await removeMetadata();
  for (const image of [small, file]) {
    const {width, height, exif: left} = await sharp(image).metadata();
    expect([width, height, left]).toEqual([400, 800, undefined]);
  }
  expect((await fs.readFile(path.join(folder, 'drawn.png'))).equals(drawn)).toBe(true);
});

test.each(['png', 'palette.png', 'avif'])(
  'a .%s file loses its metadata, but its pixels do not change',
  async (ending) => {
    const colors = svg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><linearGradient id="a" gradientTransform="rotate(40)"><stop stop-color="#a8301c"/><stop offset="1" stop-color="#12f5ce"/></linearGradient><rect width="400" height="400" fill="url(#a)"/></svg>',
    ).withExif({IFD0: {Artist: 'Lan'}});
    const [format, palette] = [ending === 'avif' ? 'heif' : 'png', ending === 'palette.png'];
    const file = await write(`named.${ending}`, format === 'png' ? colors.png({palette}) : colors);
    const pixels = () => sharp(file).removeAlpha().raw().toBuffer();
    const before = await pixels();
    await removeMetadata();
    const made = await sharp(file).metadata();
    expect([made.format, made.exif, made.isPalette ?? false]).toEqual([format, undefined, palette]);
    const after = await pixels();
    const differences = [...before].map((each, at) => Math.abs(each - (after[at] ?? 0)));
    expect(differences.reduce((a, b) => Math.max(a, b))).toBeLessThanOrEqual(
      format === 'heif' ? 9 : 0,
    );
  },
);

test('a video or sound gets controls, except in a link', async () => {
  const image = (url: string, alt = '') => ({type: 'image', url, alt});
  const linked = {type: 'link', url: '/', children: [image('./a.mp4', 'A')]};
  const children = [image('https://a.dev/v1.2'), image('/c.mp3'), image('d.mp4', 'D'), linked];
  const run = markdownImages(folder)();
  await run({type: 'root', children}, {path: path.join(folder, 'a.md')} as never);
  const text = (value: string) => [{type: 'text', value}];
  expect(children).toMatchObject([
    {type: 'image', url: 'https://a.dev/v1.2'},
    {name: 'audio', attributes: [{name: 'src', value: '/c.mp3'}, {}, {name: 'controls'}, {}]},
    {name: 'video', attributes: [{value: 'd.mp4'}, {}, {}, {}, {name: 'aria-label', value: 'D'}]},
    {type: 'link', url: '/', children: text('A')},
  ]);
});

test('images on the same line are side by side, images on lines of their own are not', async () => {
  await write('row.png', drawing.clone().png());
  const image = () => ({type: 'image', url: './row.png', alt: ''});
  const paragraph = (between: string) => ({
    type: 'paragraph',
    children: [image(), {type: 'text', value: between}, image()],
  });
  const children = [paragraph(' '), paragraph('\n')];
  const run = markdownImages(folder)();
  await run({type: 'root', children}, {path: path.join(folder, 'a.md')} as never);
  const [, row, ...rest] = children;
  expect(row).toMatchObject({name: 'div', children: [{name: COMPONENT}, {name: COMPONENT}]});
  expect(rest).toMatchObject([{name: COMPONENT}, {name: COMPONENT}]);
});
