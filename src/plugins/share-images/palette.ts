import {lightColor} from '../../lib/tokens';

/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** How much of a pixel is covered is told in so many steps: resvg looks at 4 × 4 points of each. */
export const LEVELS = 16;

/** A picture has one mode. */
const colors = {
  paper: lightColor('paper'),
  ink: lightColor('ink'),
  soft: lightColor('ink-soft'),
  line: lightColor('line'),
  accent: lightColor('accent'),
};

export const PAPER = colors.paper;

/** Where colours stand in the palette; for letters, where the first of their {@link LEVELS} does. */
export const entry = {
  paper: 0,
  accent: 1,
  line: 2,
  ink: 3,
  soft: 3 + LEVELS,
  logo: 3 + 2 * LEVELS,
} as const;

/** A pixel is one byte. */
const ENTRIES = 256;
/** Colours that a logo may have, which takes what the rest leaves. */
export const LOGO_COLORS = ENTRIES - entry.logo;

function parse(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** From nearly paper to the colour itself. */
function ramp(hex: string): Color[] {
  const [paper, color] = [parse(colors.paper), parse(hex)];
  const mix = (from: number, to: number, level: number) =>
    Math.round(from + ((to - from) * level) / LEVELS);
  return Array.from({length: LEVELS}, (_, index) => [
    mix(paper[0], color[0], index + 1),
    mix(paper[1], color[1], index + 1),
    mix(paper[2], color[2], index + 1),
  ]);
}

/** All colours of a picture, in the order of {@link entry}. */
export function paletteWith(logo: readonly Color[]): readonly Color[] {
  return [
    parse(colors.paper),
    parse(colors.accent),
    parse(colors.line),
    ...ramp(colors.ink),
    ...ramp(colors.soft),
    ...logo,
  ];
}
