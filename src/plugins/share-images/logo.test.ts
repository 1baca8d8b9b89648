/** @jest-environment node */
import sharp from 'sharp';

import {drawLogo} from './logo';

const SIZE = 40;
const FILE = 'static/img/favicon.svg';
const draw = (svg: string) =>
  drawLogo(Buffer.from(svg), SIZE, FILE, {font: {loadSystemFonts: false}});
const svg = (content: string, width = SIZE, height = SIZE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Red, green, blue and opacity of a pixel. */
async function colorAt(png: Buffer, x: number, y: number) {
  const {data, info} = await sharp(png).raw().toBuffer({resolveWithObject: true});
  return data.toString('hex', (y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
}

test('a logo has its own colours, and nothing around it', async () => {
  const logo = draw(svg('<rect x="10" width="20" height="40" fill="#123456"/>'));
  expect(await colorAt(logo, 20, 20)).toBe('123456ff');
  expect(await colorAt(logo, 5, 20)).toBe('00000000');
});

test.each([
  ['wide', 400, 100, {width: SIZE, height: SIZE / 4}],
  ['high', 10, 20, {width: SIZE / 2, height: SIZE}],
])('a %s logo fits the square', async (_, width, height, size) => {
  const logo = draw(svg('<rect width="100%" height="100%" fill="#123456"/>', width, height));
  expect(await sharp(logo).metadata()).toMatchObject(size);
});

test('a picture in the logo is drawn, too', async () => {
  const picture = await sharp({
    create: {width: SIZE, height: SIZE, channels: 3, background: '#123456'},
  })
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${picture.toString('base64')}`;
  const logo = draw(svg(`<image width="${SIZE}" height="${SIZE}" href="${href}"/>`));
  expect(await colorAt(logo, 20, 20)).toBe('123456ff');
});

test.each([
  ['is no SVG', 'no drawing'],
  ['is cut off', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
  ['has no size', '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><g/></svg>'],
  ['is empty', svg('')],
  ['needs a font of the system', svg('<text y="30">🎯</text>')],
  ['needs a file', svg('<image width="9" height="9" href="logo.png"/>')],
])('the error names a logo that %s', (_, content) => {
  expect(() => draw(content)).toThrow(`cannot show the logo "${FILE}": `);
});
