import fs from 'node:fs';
import path from 'node:path';

const STYLESHEET = path.join(__dirname, '..', 'css', 'tokens.css');

/** The engine's own colors: in light mode, and in dark mode where something needs them. */
const DEFAULTS = {
  paper: ['#fbf8f3'],
  'paper-sunken': ['#f3eee6'],
  ink: ['#1f1b18', '#efe9e0'],
  'ink-soft': ['#4c453f'],
  line: ['#ddd5c9'],
  accent: ['#a8301c', '#ff8b6e'],
  'on-accent': ['#fffdfa'],
} as const;

/**
 * A color of `src/css/tokens.css`, for what cannot read variables: pictures, the manifest, feeds.
 * Where the author writes it in another way than `#rrggbb`, it is the engine's own.
 *
 * @param name without its prefix, like `paper`
 */
export const lightColor = (name: keyof typeof DEFAULTS): string =>
  colorsOf(name)[0] ?? DEFAULTS[name][0];

/** The same in dark mode. */
export const darkColor = (name: 'ink' | 'accent'): string => colorsOf(name)[1] ?? DEFAULTS[name][1];

/** The dark mode comes after the light one. */
function colorsOf(name: string) {
  const css = fs.readFileSync(STYLESHEET, 'utf8');
  const declarations = css.matchAll(new RegExp(`--dau-${name}:\\s*(#[\\da-f]{6})\\s*;`, 'gi'));
  return [...declarations].map(([, color]) => color?.toLowerCase());
}
