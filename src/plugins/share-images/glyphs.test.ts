/** @jest-environment node */
import fs from 'node:fs';

import {Resvg} from '@resvg/resvg-js';
import opentype, {type Font, type Glyph} from '@shuding/opentype.js';
import {decompress} from 'wawoff2';

import {createGlyphs, QUARTERS} from './glyphs';
import {LEVELS} from './palette';
import {faceFile} from './render';

const SIZE = 84;
/** Much more room than any letter takes, with the origin in its middle. */
const ROOM = 200;
const ORIGIN = ROOM / 2;

let font: Font;
beforeAll(async () => {
  const woff2 = fs.readFileSync(faceFile(700));
  font = opentype.parse(Uint8Array.from(await decompress(woff2)).buffer);
});

function glyphOf(letter: string): Glyph {
  const glyphs: Glyph[] = [];
  font.forEachGlyph(letter, 0, 0, SIZE, undefined, (glyph) => glyphs.push(glyph));
  const [glyph] = glyphs;
  if (!glyph) throw new Error(`No glyph for ${letter}`);
  return glyph;
}

/** The same as the library places it, drawn with room on all sides. */
function inRoom(glyph: Glyph, x: number): number[] {
  const placed = glyph as unknown as {
    getPath: (x: number, y: number, size: number) => Glyph['path'];
  };
  const path = placed.getPath(ORIGIN + x, ORIGIN, SIZE).toPathData(3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ROOM}" height="${ROOM}"><path d="${path}"/></svg>`;
  const {pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  return Array.from({length: ROOM * ROOM}, (_, at) => (pixels[at * 4 + 3] ?? 0) / 255);
}

test.each([...'ẪẶỹjĐQ@g'])('%s is all there, and where the library places it', (letter) => {
  for (const quarter of Array(QUARTERS).keys()) {
    const mask = createGlyphs()(font, glyphOf(letter), SIZE, quarter);
    const expected = inRoom(glyphOf(letter), quarter / QUARTERS);
    const differences = expected.map((coverage, at) => {
      const x = (at % ROOM) - ORIGIN - mask.left;
      const y = Math.floor(at / ROOM) - ORIGIN - mask.top;
      const inside = x >= 0 && x < mask.width && y >= 0 && y < mask.height;
      const level = inside ? (mask.levels[y * mask.width + x] ?? 0) : 0;
      return Math.abs(coverage - level / LEVELS);
    });
    // A point of the outline may fall to the other side of one of the points that are looked at
    expect(differences.every((difference) => difference <= 4 / LEVELS)).toBe(true);
    const ink = expected.reduce((sum, coverage) => sum + coverage, 0);
    const wrong = differences.reduce((sum, difference) => sum + difference, 0);
    expect(wrong / ink).toBeLessThan(0.01);
  }
});

test('a space is nothing, and takes no room', () => {
  expect(createGlyphs()(font, glyphOf(' '), SIZE, 0).levels).toHaveLength(0);
});

test('a glyph is drawn once for a size and a quarter', () => {
  const glyphs = createGlyphs();
  const glyph = glyphOf('ấ');
  expect(glyphs(font, glyph, SIZE, 1)).toBe(glyphs(font, glyph, SIZE, 1));
  const others = [
    glyphs(font, glyph, SIZE, 2),
    glyphs(font, glyph, 30, 1),
    createGlyphs()(font, glyph, SIZE, 1),
  ];
  for (const other of others) expect(other).not.toBe(glyphs(font, glyph, SIZE, 1));
});
