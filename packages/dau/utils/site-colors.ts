import {clampChroma, formatHex} from 'culori';

/** The engine's light-mode colors, for those that the site's style sheets do not set. */
const LIGHT = {
  paper: '#fbf8f3',
  'paper-sunken': '#f3eee6',
  ink: '#1f1b18',
  line: '#ddd5c9',
  accent: '#a8301c',
  'on-accent': '#fffdfa',
};
const DARK = {ink: '#efe9e0', accent: '#ff8b6e'};

/** The names are those of the CSS variables, without `--dau-`. */
export type SiteColors = typeof LIGHT & {readonly dark: typeof DARK};

/** Returns a mode's CSS declarations, except those in at-rules such as `@media`. */
function rulesIn(css: string, isDark: boolean): string {
  const rules = css
    .replace(/\/\*[^]*?(?:\*\/|$)/g, '')
    .replace(/@[^{};@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .split('}')
    .map((rule) => rule.split('{').slice(-2));
  return rules
    .filter(([selector = '']) => isDark || !/data-theme=["']?dark/.test(selector))
    .map(([, declarations = '']) => `${declarations};`)
    .join('');
}

function hexOf(name: string, rules: string): string | undefined {
  const valueOf = (variable: string, depth = 0): string | undefined => {
    // The last declaration wins
    const found = [...rules.matchAll(new RegExp(`${variable}:([^;]*);`, 'g'))].at(-1)?.[1]?.trim();
    const [, other] = /^var\((--[\w-]+)\)$/.exec(found ?? '') ?? [];
    return other && depth < 9 ? valueOf(other, depth + 1) : found;
  };
  return formatHex(clampChroma(valueOf(`--dau-${name}`) ?? '', 'oklch'));
}

function readMode<Mode extends Record<string, string>>(defaults: Mode, rules: string): Mode {
  const colors = Object.entries(defaults).map(([name, color]) => [
    name,
    hexOf(name, rules) ?? color,
  ]);
  return Object.fromEntries(colors) as Mode;
}

/**
 * Returns the site's colors as `#rrggbb`, because images and the web manifest cannot use CSS variables. A
 * color can be in any notation, or refer to another variable. If it cannot be read, as with `color-mix()`,
 * returns the engine's color.
 *
 * @param css the site's style sheets
 */
export const colorsIn = (css: string): SiteColors => ({
  ...readMode(LIGHT, rulesIn(css, false)),
  dark: readMode(DARK, rulesIn(css, true)),
});
