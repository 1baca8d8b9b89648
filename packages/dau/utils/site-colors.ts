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

/** Returns the rules outside of at-rules such as `@media`. The build reports invalid CSS. */
function rulesIn(css: string): postcss.Rule[] {
  try {
    return postcss.parse(css).nodes.filter((node) => node.type === 'rule');
  } catch {
    return [];
  }
}

/** Replaces the colors that a mode's rules set. The last declaration wins. */
function readMode<Mode extends Record<string, string>>(
  defaults: Mode,
  rules: readonly postcss.Rule[],
): Mode {
  const declarations = rules.flatMap(({nodes}) => nodes.filter((node) => node.type === 'decl'));
  const variables = new Map(declarations.map(({prop, value}) => [prop, value]));
  const valueOf = (variable: string, depth = 0): string | undefined => {
    const found = variables.get(variable);
    const [, other] = /^var\((--[\w-]+)\)$/.exec(found ?? '') ?? [];
    return other && depth < 9 ? valueOf(other, depth + 1) : found;
  };
  const colors = Object.entries(defaults).map(([name, color]) => {
    const value = valueOf(`--dau-${name}`) ?? color;
    return [name, formatHex(clampChroma(value, 'oklch')) ?? color];
  });
  return Object.fromEntries(colors) as Mode;
}

/**
 * Returns the site's colors as `#rrggbb`, because images and the meta tag `theme-color` cannot use CSS variables. A
 * color can be in any notation, or refer to another variable. If it cannot be read, as with `color-mix()`,
 * returns the engine's color.
 *
 * @param css the site's style sheets
 */
export function colorsIn(css: string): SiteColors {
  const rules = rulesIn(css);
  const light = rules.filter(({selector}) => !/data-theme=["']?dark/.test(selector));
  return {...readMode(LIGHT, light), dark: readMode(DARK, rules)};
}
