import fs from 'node:fs';
import path from 'node:path';

import {clampChroma, formatHex} from 'culori';

const STYLESHEET = path.join(__dirname, '../../../src/css/tokens.css');

/** The engine's default colors: first for light mode, then for dark mode. */
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
 * Returns a light-mode color from `src/css/tokens.css` as `#rrggbb`, because images and the web
 * manifest cannot use CSS variables. The color can be in any notation, or refer to another variable. If
 * it cannot be read, as with `color-mix()`, returns the default color.
 *
 * @param name the variable's name without `--dau-`, such as `paper`
 */
export const lightColor = (name: keyof typeof DEFAULTS): string =>
  hexOf(name, false) ?? DEFAULTS[name][0];

export const darkColor = (name: 'ink' | 'accent'): string => hexOf(name, true) ?? DEFAULTS[name][1];

/** Returns a mode's CSS declarations, except those in at-rules such as `@media`. */
function rulesOf(isDark: boolean): string {
  const css = fs
    .readFileSync(STYLESHEET, 'utf8')
    .replace(/\/\*[^]*?(?:\*\/|$)/g, '')
    .replace(/@[^{};@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const rules = css.split('}').map((rule) => rule.split('{').slice(-2));
  return rules
    .filter(([selector = '']) => isDark || !/data-theme=["']?dark/.test(selector))
    .map(([, declarations = '']) => `${declarations};`)
    .join('');
}

function hexOf(name: string, isDark: boolean): string | undefined {
  const rules = rulesOf(isDark);
  const valueOf = (variable: string, depth = 0): string | undefined => {
    // The last declaration wins
    const found = [...rules.matchAll(new RegExp(`${variable}:([^;]*);`, 'g'))].at(-1)?.[1]?.trim();
    const [, other] = /^var\((--[\w-]+)\)$/.exec(found ?? '') ?? [];
    return other && depth < 9 ? valueOf(other, depth + 1) : found;
  };
  return formatHex(clampChroma(valueOf(`--dau-${name}`) ?? '', 'oklch'));
}
