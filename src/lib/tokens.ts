import fs from 'node:fs';
import path from 'node:path';

const STYLESHEET = path.join(__dirname, '..', 'css', 'tokens.css');

/** The colors of the light mode as the engine comes with them. */
const DEFAULTS = {
  paper: '#fbf8f3',
  ink: '#1f1b18',
  'ink-soft': '#4c453f',
  line: '#ddd5c9',
  accent: '#a8301c',
} as const;

/**
 * A color of the light mode in `src/css/tokens.css`, for what cannot read variables: pictures,
 * the manifest, feeds. Where the author writes it in another way than `#rrggbb`, it is the
 * engine's own.
 *
 * @param name without its prefix, like `paper`
 * @param css for tests; the stylesheet of the site by default
 */
export function lightColor(
  name: keyof typeof DEFAULTS,
  css = fs.readFileSync(STYLESHEET, 'utf8'),
): string {
  // The dark mode comes after the light one
  const [, color] = new RegExp(`--dau-${name}:\\s*(#[\\da-f]{6})\\s*;`, 'i').exec(css) ?? [];
  return color?.toLowerCase() ?? DEFAULTS[name];
}
