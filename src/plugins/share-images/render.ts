import fs from 'node:fs/promises';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import type {Font} from 'satori';
import {decompress} from 'wawoff2';

import {cardNode, TITLE_BOX, TITLE_SIZES, titleNode, type Card, type Node} from './card';
import {HEIGHT, WIDTH} from './size';

type Satori = (
  node: Node,
  options: {width: number; height?: number; fonts: Font[]},
) => Promise<string>;

/** Draws {@link Card}s as PNG files. */
export type Renderer = {readonly draw: (card: Card) => Promise<Buffer>};

const FONTS = 'src/css/fonts';
/** Every letter of the site, Vietnamese ones included: the very faces its pages use. */
const WEIGHTS = [400, 700] as const;
export const faceFile = (weight: (typeof WEIGHTS)[number]) =>
  `${FONTS}/be-vietnam-pro-${weight}.woff2`;
export const drawnFrom = [...WEIGHTS.map(faceFile), 'static/img/favicon.svg'];

async function loadFonts(siteDir: string): Promise<Font[]> {
  return Promise.all(
    WEIGHTS.map(async (weight) => {
      const woff2 = await fs.readFile(path.join(siteDir, faceFile(weight)));
      const data = Buffer.from(await decompress(woff2));
      return {name: 'Be Vietnam Pro', data, weight, style: 'normal'} satisfies Font;
    }),
  );
}

const heightOf = (svg: string) => Number(/<svg[^>]* height="([\d.]+)"/.exec(svg)?.[1] ?? Infinity);

/** Loads fonts and libraries, which takes longer than drawing: only where there is something to draw. */
export async function createRenderer(siteDir: string): Promise<Renderer> {
  const [fonts, logo, {default: load}] = await Promise.all([
    loadFonts(siteDir),
    fs.readFile(path.join(siteDir, 'static/img/favicon.svg')),
    import('satori'),
  ]);
  const satori = load as unknown as Satori;
  const logoUrl = `data:image/svg+xml;base64,${logo.toString('base64')}`;

  /** The largest size at which the whole title fits its box, measured and not guessed. */
  const fit = async (title: string): Promise<number> => {
    for (const size of TITLE_SIZES) {
      const svg = await satori(titleNode(title, size), {width: TITLE_BOX.width, fonts});
      if (heightOf(svg) <= TITLE_BOX.height) return size;
    }
    return TITLE_SIZES[TITLE_SIZES.length - 1] ?? 42;
  };

  return {
    async draw(card) {
      const size = await fit(card.title);
      const svg = await satori(cardNode(card, size, logoUrl), {
        width: WIDTH,
        height: HEIGHT,
        fonts,
      });
      const image = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
      return Buffer.from(image.asPng());
    },
  };
}
