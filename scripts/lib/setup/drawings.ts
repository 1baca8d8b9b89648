/** Pictures drawn from a name: logo, icons, portrait, social card and the site's own project. */
import zlib from 'node:zlib';

import {Resvg} from '@resvg/resvg-js';
import type {Font} from '@shuding/opentype.js';
import sharp from 'sharp';

import {breakLines, widthOf} from '../../../src/plugins/share-images/typesetting';
import {lightColor} from '../../../src/lib/tokens';
import {fitOutline, hasLetter, outlineOf, type Frame} from './letters';

/** In every picture that is drawn here: those without it are the author's own. */
const SIGN = 'npm run setup';

/** The light mode of the site, and what the logo needs in the dark one. */
const colors = {
  paper: lightColor('paper'),
  white: '#fffdfa',
  sunken: '#f3eee6',
  ink: lightColor('ink'),
  soft: lightColor('ink-soft'),
  line: lightColor('line'),
  accent: lightColor('accent'),
  darkInk: '#efe9e0',
  darkAccent: '#ff8b6e',
};

export type Faces = {readonly regular: Font; readonly bold: Font};

/** What the pictures say. */
export type Names = {
  readonly siteName: string;
  readonly name: string;
  readonly tagline: {readonly vi: string; readonly en: string};
  /** The site's host: it stands on the card where the font lacks the letters of its name. */
  readonly address: string;
};

/** Was this picture drawn here? */
export const isDrawn = (picture: Buffer) => picture.includes(SIGN);

/** A drawing; `unit` is how many of its units a pixel has: outlines are in whole ones. */
const svg = (width: number, height: number, content: string, unit = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * unit} ${height * unit}" width="${width}" height="${height}">${content}</svg>`;

const signed = (picture: string) => `${picture.replace('>', `><!--${SIGN}-->`)}\n`;

const path = (data: string, fill: string) =>
  data === '' ? '' : `<path fill="${fill}" d="${data}"/>`;

/** The first letter of a word that the font has, as a capital. */
function initialOf(font: Font, words: readonly string[]): string | undefined {
  const letters = words.flatMap((word) => [...word.normalize('NFC').toLocaleUpperCase('vi')]);
  return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter) && hasLetter(font, letter));
}

/** The letter of the logo and the icons. */
export const siteInitial = (font: Font, {siteName}: Names) =>
  initialOf(font, siteName.split(/\s+/));

/** The letter of the portrait: of the given name, which Vietnamese names end with. */
export const authorInitial = (font: Font, {name}: Names) =>
  initialOf(font, name.split(/\s+/).reverse());

/** A letter in a frame. A name in letters that the font lacks gets a plain disc. */
function letterIn(
  font: Font,
  letter: string | undefined,
  frame: Frame,
  fill: {readonly letters: string; readonly marks: string; readonly alone?: string},
): string {
  if (letter === undefined) {
    const [cx, cy] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
    return `<circle cx="${cx}" cy="${cy}" r="${frame.width / 3}" fill="${fill.marks}"/>`;
  }
  const {letters, marks} = fitOutline(font, letter, frame);
  return marks === ''
    ? path(letters, fill.alone ?? fill.letters)
    : path(letters, fill.letters) + path(marks, fill.marks);
}

/** Units of a pixel in the small drawings. */
const FINE = 20;
const SIDE = 32 * FINE;

/** A square in the middle of a small drawing. */
const inside = (margin: number): Frame => ({
  left: margin * FINE,
  top: margin * FINE,
  width: SIDE - 2 * margin * FINE,
  height: SIDE - 2 * margin * FINE,
});

/** A letter on a tile of the accent colour. */
function tile(font: Font, letter: string | undefined, isRounded: boolean): string {
  const fill = {letters: colors.white, marks: colors.white};
  const corners = isRounded ? ` rx="${5 * FINE}"` : '';
  return svg(
    32,
    32,
    `<rect width="${SIDE}" height="${SIDE}"${corners} fill="${colors.accent}"/>` +
      letterIn(font, letter, inside(5), fill),
    FINE,
  );
}

function logo(font: Font, letter: string | undefined, isDark: boolean): string {
  const accent = isDark ? colors.darkAccent : colors.accent;
  const ink = isDark ? colors.darkInk : colors.ink;
  const fill = {letters: ink, marks: accent, alone: accent};
  return svg(32, 32, letterIn(font, letter, inside(3), fill), FINE);
}

function portrait(font: Font, letter: string | undefined): string {
  const circle = `cx="120" cy="120"`;
  return svg(
    240,
    240,
    `<circle ${circle} r="118" fill="${colors.sunken}"/>` +
      letterIn(
        font,
        letter,
        {left: 60, top: 56, width: 120, height: 128},
        {letters: colors.ink, marks: colors.accent},
      ) +
      `<circle ${circle} r="117" fill="none" stroke="${colors.line}" stroke-width="2"/>`,
  );
}

const CARD = {width: 1200, height: 630, left: 104, right: 1104, rule: 420};

/** The site's name and what it is, for where an address is shared that has no picture of its own. */
function socialCard({regular, bold}: Faces, names: Names): string {
  const room = CARD.right - CARD.left;
  const taglines = [...new Set([names.tagline.vi, names.tagline.en])];
  const text =
    [...names.siteName.normalize('NFC')]
      .filter((letter) => letter === ' ' || hasLetter(bold, letter))
      .join('')
      .trim() || names.address;
  // On one line beside the tile, or on two below it
  const sizes = [264, 220, 184, 152, 128, 108, 92, 80];
  const isWide = (size: number) => widthOf(bold, text, size) > room - 120;
  const size =
    sizes.find((each) => !isWide(each)) ??
    sizes.find((each) => each <= 128 && breakLines(bold, text, each, room).length <= 2) ??
    64;
  const lines = isWide(size) ? breakLines(bold, text, size, room).slice(0, 2) : [text];
  const title = lines
    .map((line, index) => {
      const baseline = 350 - (lines.length - 1 - index) * size * 1.2;
      const {letters, marks} = outlineOf(bold, line, {x: CARD.left, baseline, size});
      return path(letters, colors.ink) + path(marks, colors.accent);
    })
    .join('');
  const isShort = taglines.every((line) => widthOf(regular, line, 36) <= room);
  const set = isShort
    ? {size: 36, top: 478, step: 51, lines: taglines}
    : {
        size: 27,
        top: 466,
        step: 38,
        lines: taglines.flatMap((line) => breakLines(regular, line, 27, room).slice(0, 2)),
      };
  const sentence = set.lines
    .map((line, index) => {
      const baseline = set.top + index * set.step;
      const {letters, marks} = outlineOf(regular, line, {x: CARD.left, baseline, size: set.size});
      return path(letters + marks, colors.soft);
    })
    .join('');
  const icon = letterIn(
    bold,
    siteInitial(bold, names),
    {left: 1030, top: 110, width: 60, height: 60},
    {letters: colors.white, marks: colors.white},
  );
  return svg(
    CARD.width,
    CARD.height,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${colors.paper}"/>` +
      `<rect x="1016" y="96" width="88" height="88" rx="14" fill="${colors.accent}"/>${icon}${title}` +
      `<rect x="${CARD.left}" y="${CARD.rule}" width="${room}" height="2" fill="${colors.line}"/>${sentence}`,
  );
}

/** A page of a lined notebook with the site's letter on it. */
function notebook(font: Font, letter: string | undefined): string {
  const lines = Array.from(
    {length: 9},
    (_, index) => `<rect y="${79 + index * 80}" width="1280" height="2" fill="${colors.line}"/>`,
  ).join('');
  return svg(
    1280,
    800,
    `<rect width="1280" height="800" fill="${colors.sunken}"/>${lines}` +
      `<rect x="208" width="3" height="800" fill="#dda89d"/>` +
      letterIn(
        font,
        letter,
        {left: 420, top: 130, width: 440, height: 510},
        {letters: colors.ink, marks: '#c4452d'},
      ),
  );
}

/** A chunk of text in a PNG file, right after its header. */
function withSign(png: Buffer): Buffer {
  const data = Buffer.from(`tEXtSoftware\0${SIGN}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(zlib.crc32(data));
  const afterHeader = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    length,
    data,
    sum,
    png.subarray(afterHeader),
  ]);
}

async function toPng(drawing: string, width: number): Promise<Buffer> {
  const {
    pixels,
    width: w,
    height: h,
  } = new Resvg(drawing, {
    font: {loadSystemFonts: false},
    fitTo: {mode: 'width', value: width},
  }).render();
  const png = await sharp(pixels, {raw: {width: w, height: h, channels: 4}})
    .png({palette: true, colors: 64, effort: 8, compressionLevel: 9})
    .toBuffer();
  return withSign(png);
}

/** An icon file that holds PNG pictures. */
function toIco(pictures: readonly {readonly size: number; readonly png: Buffer}[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({size, png}, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({png}) => png)]);
}

/** Every picture that bears a name, by its file in the site. */
export async function drawPictures(
  faces: Faces,
  names: Names,
): Promise<ReadonlyMap<string, Buffer>> {
  const {bold} = faces;
  const letter = siteInitial(bold, names);
  const rounded = tile(bold, letter, true);
  const icons = await Promise.all(
    [16, 32, 48].map(async (size) => ({size, png: await toPng(rounded, size)})),
  );
  const text = (drawing: string) => Buffer.from(signed(drawing));
  return new Map([
    ['static/favicon.ico', toIco(icons)],
    ['static/img/apple-touch-icon.png', await toPng(tile(bold, letter, false), 180)],
    ['static/img/avatar.svg', text(portrait(bold, authorInitial(bold, names)))],
    ['static/img/favicon.svg', text(rounded)],
    ['static/img/icon-192.png', await toPng(rounded, 192)],
    ['static/img/icon-512.png', await toPng(rounded, 512)],
    ['static/img/logo-dark.svg', text(logo(bold, letter, true))],
    ['static/img/logo.svg', text(logo(bold, letter, false))],
    ['static/img/social-card.png', await toPng(socialCard(faces, names), CARD.width)],
  ]);
}

/** The picture of the site's own project on the showcase. */
export async function drawProject({bold}: Faces, names: Names): Promise<Buffer> {
  return toPng(notebook(bold, siteInitial(bold, names)), 1280);
}
