/** Reads `table.yml`: what shortcodes, components and fields of other sites become here. */
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import type {TextKind} from './model';

type Replacement = {open?: string; close?: string};
type Field = {
  form: 'text' | 'list' | 'flag' | 'number' | 'object' | 'date';
  names?: string[];
  kind?: TextKind;
};

export const table = load(fs.readFileSync(path.join(__dirname, 'table.yml'), 'utf8')) as {
  shortcodes: Record<string, Replacement>;
  liquid: Record<string, Replacement>;
  components: Record<string, Replacement>;
  admonitions: Record<string, string[]>;
  fields: Record<string, Field>;
  silent: string[];
  pages: string[];
  directives: string[];
};

/** What a tag says: named values, and the others by their place. */
export type Values = Record<string, string | undefined>;

/** The values of a shortcode: `src="a.png"`, or a value alone. */
export function valuesIn(written: string): Values {
  const pattern = /(?:([\w-]+)\s*=\s*)?("[^"]*"|`[^`]*`|'[^']*'|[^\s"'`=]+)/g;
  let count = 0;
  const values = [...written.matchAll(pattern)].map(([, name, value = '']) => [
    name ?? count++,
    value.replace(/^(["'`])([^]*)\1$/, '$2'),
  ]);
  return Object.fromEntries(values) as Values;
}

/** The framework's name of an admonition. */
const kindOf = (name = '') =>
  Object.entries(table.admonitions).find(([, all]) => all.includes(name.toLowerCase()))?.[0];

/** What stands in the place of a tag; `undefined` if its name is in no table. */
export function replacementOf(
  kind: 'shortcodes' | 'liquid' | 'components',
  name: string,
  values: Values | 'close',
): string | undefined {
  if (!Object.hasOwn(table[kind], name)) return undefined;
  const {open = '', close = ''} = table[kind][name] ?? {};
  if (values === 'close') return close;
  const all: Values = {...values, kind: kindOf(name) ?? kindOf(values.type ?? values[0]) ?? 'note'};
  const valueOf = (names: string) =>
    names
      .split('|')
      .map((each) => (each === '' ? '' : all[each]))
      .find((each) => each !== undefined);
  const filled = (text: string) =>
    text.replace(/\{([\w|]+)\}/g, (_, names: string) => valueOf(names) ?? '');
  return filled(
    open.replace(/\[\[(.*?[\])"*\n]*)\]\]/gs, (_, part: string) =>
      [...part.matchAll(/\{([\w|]+)\}/g)].every(([, names = '']) => valueOf(names)) ? part : '',
    ),
  );
}

/** The modules that texts of Docusaurus sites import as a rule, and that are on this site. */
export const MODULES =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|BrowserOnly|useBaseUrl|useIsBrowser|useDocusaurusContext|Translate))$/;
