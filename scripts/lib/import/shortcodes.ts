/** Replaces the shortcodes of Hugo and the tags of Jekyll and Hexo that `shortcodes.yml` lists. */
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import {replaceIn, type Parse} from './markdown';
import type {Item, Loss, SourceSite} from './model';

const table = load(fs.readFileSync(path.join(__dirname, 'shortcodes.yml'), 'utf8')) as {
  tags: Record<string, {open?: string; close?: string}>;
  admonitions: Record<string, string[]>;
};

/** Matches `{{< name values >}}` and `{{% /name %}}`. */
const SHORTCODE =
  /\{\{[<%]-?\s*(\/?)\s*(\w[\w/.-]*)((?:"(?:\\.|[^"\\])*"|`[^`]*`|[^>%"`])*?)\/?\s*-?[>%]\}\}/g;
/** Matches `{% name values %}` and `{% endname %}`. */
const LIQUID = /\{%-?\s*(end)?(\w+)\s*((?:"[^"]*"|'[^']*'|[^%])*?)\s*-?%\}/g;
const VALUE = /\{\{-?\s*([^}|]+?)\s*(?:\|[^}]*)?-?\}\}/g;
const HIDDEN =
  /\{%-?\s*(end)?raw\s*-?%\}[ \t]*|\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g;
/** Matches tags around code. They are replaced first, because code can contain tags. */
const CODE =
  /([ \t]*)\{[{%][<%-]?\s*(highlight|code|codeblock|mermaid)\b([^>%]*)[>%]?[%}]\}?[ \t]*\n?([^]*?)\n?[ \t]*\{[{%][<%-]?\s*(?:\/\s*|end)\2\s*-?[>%]?[%}]\}?/g;

/** Returns the values of a tag by name, like `src="a.png"`, or by position. */
function valuesIn(written: string): Partial<Record<string, string>> {
  const pattern = /(?:([\w-]+)(?:=|:(?!\/)\s*))?("(?:\\.|[^"\\])*"|`[^`]*`|'[^']*'|[^\s"'`=]+)/g;
  let count = 0;
  const values = [...written.matchAll(pattern)].map(([, name, value = '']) => [
    name ?? count++,
    value.replace(/^(["'`])([^]*)\1$/, '$2').replaceAll('\\"', '"'),
  ]);
  return Object.fromEntries(values) as Partial<Record<string, string>>;
}

/** Returns the name that Docusaurus uses for an admonition. */
export const admonitionOf = (name = '') =>
  Object.entries(table.admonitions).find(([, all]) => all.includes(name.toLowerCase()))?.[0];

/** Returns the Markdown for a tag; `undefined` if the tag is not in the table. */
function replacementOf(isEnd: boolean, name: string, written: string): string | undefined {
  if (!Object.hasOwn(table.tags, name)) return undefined;
  const {open = '', close = ''} = table.tags[name] ?? {};
  if (isEnd) return close;
  const values = valuesIn(written);
  const named = admonitionOf(values.type ?? values[0]);
  const all: typeof values = {
    ...values,
    kind: named ?? admonitionOf(name) ?? 'note',
    label: named && !values.type ? values[1] : values[0],
    rest: written.replace(/^\S+\s*/, '').replace(/^(["'])(.*)\1$/, '$2') || undefined,
  };
  const filled = open.replace(/(\(?)\{([\w|]+)\}/g, (_, before: string, names: string) => {
    const value = names.split('|').flatMap((each) => all[each] ?? [])[0] ?? '';
    // In the URL of a link, spaces must be encoded
    return before + value.replaceAll('"', '&quot;').replaceAll(' ', before ? '%20' : ' ');
  });
  return filled.replace(/ ""|(?<=:::\w+)\[\]/g, '');
}

/** Replaces the shortcodes or Liquid tags of an item. */
export function replaceShortcodes(parse: Parse, program: SourceSite['program'], {body}: Item) {
  const losses: Loss[] = [];
  const orStay = (found: string, to: string | undefined) => {
    if (to === undefined) losses.push({problem: 'unknown tag, so it was not changed', found});
    return to ?? found;
  };
  if (!/^(hugo|jekyll|hexo)$/.test(program)) return {text: body, losses};
  const isHugo = program === 'hugo';
  let text = body.replace(CODE, (_, space: string, name: string, written: string, code: string) => {
    const {lang, 0: first = name === 'mermaid' ? name : ''} = valuesIn(written);
    return `${space}\`\`\`${lang ?? first}\n${code}\n${space}\`\`\``;
  });
  if (!isHugo) text = text.replace(HIDDEN, '');
  text = replaceIn(
    parse,
    text,
    isHugo ? SHORTCODE : LIQUID,
    ([found, end, name = '', written = '']) =>
      orStay(found, replacementOf(Boolean(end), name, written)),
  );
  if (program === 'jekyll')
    text = replaceIn(parse, text, VALUE, ([found, value = '']) =>
      orStay(found, /^site\.(baseurl|url)$/.test(value) ? '' : /^(["'])(.*)\1$/.exec(value)?.[2]),
    );
  return {text, losses};
}
