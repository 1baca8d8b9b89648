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
export type Renderer = {
  readonly draw: (card: Card) => Promise<Buffer>;
  /** A title alone, at its largest size, as SVG. */
  readonly drawTitle: (title: string) => Promise<string>;
};

const FONTS = 'src/css/fonts';
/** Every letter of the site, Vietnamese ones included: the very faces its pages use. */
const WEIGHTS = [400, 700] as const;
export const faceFile = (weight: (typeof WEIGHTS)[number]) =>
  `${FONTS}/be-vietnam-pro-${weight}.woff2`;
export const drawnFrom = [...WEIGHTS.map(faceFile), 'static/img/favicon.svg'];

/** One face after the other: what the decompressor answers lies in memory it uses again. */
async function loadFonts(siteDir: string): Promise<Font[]> {
  const fonts: Font[] = [];
  for (const weight of WEIGHTS) {
    const woff2 = await fs.readFile(path.join(siteDir, faceFile(weight)));
    const data = Buffer.from(await decompress(woff2));
    fonts.push({name: 'Be Vietnam Pro', data, weight, style: 'normal'});
  }
  return fonts;
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

  const drawTitle = (title: string, size: number = TITLE_SIZES[0]) =>
    satori(titleNode(title, size), {width: TITLE_BOX.width, fonts});

  /** The largest size at which the whole title fits its box, measured and not guessed. */
  const fit = async (title: string): Promise<number> => {
    for (const size of TITLE_SIZES) {
      if (heightOf(await drawTitle(title, size)) <= TITLE_BOX.height) return size;
    }
    return TITLE_SIZES[TITLE_SIZES.length - 1] ?? 42;
  };

  return {
    drawTitle: (title) => drawTitle(title),
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
