import {clampChroma, formatHex} from 'culori';
import postcss from 'postcss';

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

/** Returns `undefined` for invalid CSS, which the build reports. */
function parseCss(css: string): postcss.Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    return undefined;
  }
}

/** Returns a mode's CSS variables, except those in at-rules such as `@media`. The last declaration wins. */
function variablesIn(css: string, isDark: boolean): ReadonlyMap<string, string> {
  const rules = parseCss(css)?.nodes.filter((node) => node.type === 'rule') ?? [];
  const declarations = rules
    .filter(({selector}) => isDark || !/data-theme=["']?dark/.test(selector))
    .flatMap(({nodes}) => nodes.filter((node) => node.type === 'decl'));
  return new Map(declarations.map(({prop, value}) => [prop, value]));
}

function hexOf(name: string, variables: ReadonlyMap<string, string>): string | undefined {
  const valueOf = (variable: string, depth = 0): string | undefined => {
    const found = variables.get(variable);
    const [, other] = /^var\((--[\w-]+)\)$/.exec(found ?? '') ?? [];
    return other && depth < 9 ? valueOf(other, depth + 1) : found;
  };
  return formatHex(clampChroma(valueOf(`--dau-${name}`) ?? '', 'oklch'));
}

function readMode<Mode extends Record<string, string>>(
  defaults: Mode,
  variables: ReadonlyMap<string, string>,
): Mode {
  const colors = Object.entries(defaults).map(([name, color]) => [
    name,
    hexOf(name, variables) ?? color,
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
  ...readMode(LIGHT, variablesIn(css, false)),
  dark: readMode(DARK, variablesIn(css, true)),
});
