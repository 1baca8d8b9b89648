/** Reads `shortcodes-and-components.yml`: what shortcodes and components of other sites become here. */
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

type Replacement = {open?: string; close?: string};

export const table = load(
  fs.readFileSync(path.join(__dirname, 'shortcodes-and-components.yml'), 'utf8'),
) as {
  /** By the name of a tag, whether of Hugo, Jekyll or a component. */
  tags: Record<string, Replacement>;
  admonitions: Record<string, string[]>;
  modules: string[];
};

/** What a tag says: named values, and the others by their place. */
export type Values = Record<string, string | undefined>;

/** The values of a shortcode: `src="a.png"`, or a value alone. */
export function valuesIn(written: string): Values {
  const pattern = /(?:([\w-]+)\s*=\s*)?("(?:\\.|[^"\\])*"|`[^`]*`|'[^']*'|[^\s"'`=]+)/g;
  let count = 0;
  const values = [...written.matchAll(pattern)].map(([, name, value = '']) => [
    name ?? count++,
    value.replace(/^(["'`])([^]*)\1$/, '$2').replaceAll('\\"', '"'),
  ]);
  return Object.fromEntries(values) as Values;
}

/** The framework's name of an admonition. */
const kindOf = (name = '') =>
  Object.entries(table.admonitions).find(([, all]) => all.includes(name.toLowerCase()))?.[0];

/** What stands in the place of a tag; `undefined` if its name is not in the table. */
export function replacementOf(name: string, values: Values | 'close'): string | undefined {
  if (!Object.hasOwn(table.tags, name)) return undefined;
  const {open = '', close = ''} = table.tags[name] ?? {};
  if (values === 'close') return close;
  const all: Values = {...values, kind: kindOf(name) ?? kindOf(values.type ?? values[0]) ?? 'note'};
  const valueOf = (names: string) =>
    names
      .split('|')
      .map((each) => (each === '' ? '' : all[each]))
      .find((each) => each !== undefined)
      ?.replaceAll('"', '&quot;');
  const whole = open.replace(/\[\[(.*?[\])"*\n]*)\]\]/gs, (_, part: string) =>
    [...part.matchAll(/\{([\w|]+)\}/g)].every(([, names = '']) => valueOf(names)) ? part : '',
  );
  // An address has no spaces
  return whole.replace(/(\(?)\{([\w|]+)\}/g, (_, before: string, names: string) => {
    const value = valueOf(names) ?? '';
    return before + (before ? value.replaceAll(' ', '%20') : value);
  });
}
