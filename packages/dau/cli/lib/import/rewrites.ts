/** Converts the Markdown extensions of other programs. */
import {readTable} from './files';
import {LOST, type Lost, type Item, type Rewritten} from './model';
import {readFormat, replaceIn, type Parse} from './markdown';

/** Returns the new text for a match; `undefined` if this site has no equivalent. */
type Change = (match: string[]) => string | undefined;
type Rewrite = {
  pattern: string;
  to?: string;
  by?: keyof typeof changes;
  lost?: Lost;
  inCode?: boolean;
};
const table = readTable('rewrites.yml') as {
  programs: Partial<Record<string, Rewrite[]>>;
  fences: {pattern: string; to: string}[];
  tags: Record<string, {open?: string; close?: string; lost?: Lost}>;
  admonitions: Record<string, string[]>;
};

const admonitionOf = (name = '') =>
  Object.entries(table.admonitions).find(([, all]) => all.includes(name.toLowerCase()))?.[0];

/** Returns a tag's values. Each is keyed by its name, as in `src="a.png"`, or by its position. */
function valuesIn(written = ''): Partial<Record<string, string>> {
  const pattern = /(?:([\w-]+)(?:=|:(?!\/)\s*))?("(?:\\.|[^"\\])*"|`[^`]*`|'[^']*'|[^\s"'`=]+)/g;
  let count = 0;
  const values = [...written.matchAll(pattern)].map(([, name, value = '']) => [
    name ?? count++,
    value.replace(/^(["'`])([^]*)\1$/, '$2').replaceAll('\\"', '"'),
  ]);
  return Object.fromEntries(values) as Partial<Record<string, string>>;
}

const changes = {
  tag([, end, name = '', inside = '']) {
    // Remove the end of `{{< name value / -}}`
    const written = inside.replace(/-$/, '').trim().replace(/\/$/, '');
    if (!Object.hasOwn(table.tags, name)) return undefined;
    const {open = '', close = ''} = table.tags[name] ?? {};
    if (end) return close;
    const values = valuesIn(written);
    const named = admonitionOf(values.type ?? values[0]);
    const all: typeof values = {
      ...values,
      kind: named ?? admonitionOf(name) ?? 'note',
      label: named && !values.type ? values[1] : values[0],
      words: /^["']/.test(written) ? values[0] : written,
      rest:
        written.replace(/^(?:"[^"]*"|'[^']*'|\S+)\s*/, '').replace(/^(["'])(.*)\1$/, '$2') ||
        undefined,
    };
    const filled = open.replace(/(\(?)\{([\w|]+)\}/g, (_, before: string, names: string) => {
      const value = names.split('|').flatMap((each) => all[each] ?? [])[0] ?? '';
      // Spaces in a link's URL must be encoded
      return before + value.replaceAll('"', '&quot;').replaceAll(' ', before ? '%20' : ' ');
    });
    return filled.replace(/ ""|\[\](?<=:::\w+\[\])/g, '');
  },

  code([, space = '', name, written = '', code]) {
    const {lang, 0: first = name === 'mermaid' ? name : ''} = valuesIn(written);
    const lines = /\b(?:hl_lines=|mark_lines=|mark:)["[]*(\d(?:[\d ,"-]*\d)?)/.exec(written)?.[1];
    return `${space}\`\`\`${lang ?? first}${lines ? ` {${lines}}` : ''}\n${code}\n${space}\`\`\``;
  },

  formula([found = '', start = '\n\n', body = '', end = '\n\n']) {
    if (!body.includes('\n') || /^[ \t]*>/m.test(body)) return found;
    const indent = start.replaceAll('\n', '');
    return `${start}$$\n${indent}${body.trim()}\n${indent}$$${end}`;
  },

  callout([found, type = '', title = '', rest = '']) {
    // Leave GitHub alerts as they are, because this site renders them
    if (/^[A-Z]+$/.test(type) && title === '') return found;
    // An admonition needs more colons than the admonitions inside it
    const colons = ':'.repeat(3 + (rest.match(/^(>[> ]*\[!|[ ]*!!! )/gm) ?? []).length);
    const kind = admonitionOf(type) ?? 'note';
    const named = type.charAt(0).toUpperCase() + type.slice(1);
    const shown = title || (kind === type.toLowerCase() ? '' : named);
    const label = shown && `[${shown.replace(/[[\]]/g, '\\$&')}]`;
    const inside = rest.replace(/^> ?/gm, '').trim();
    return `${colons}${kind}${label}\n\n${inside}\n\n${colons}\n\n`;
  },
} satisfies Record<string, Change>;

/** Matches lines that can open a code block. */
const FENCE = /(?<![`~])(?:`{3,}[^`\n]+|~{3,}.+)$/gm;

export function rewrite(parse: Parse, program: string, item: Item): Rewritten {
  const {body, losses} = item;
  let text = body;
  for (const {pattern, to, by, lost, inCode} of table.programs[program] ?? []) {
    const change = (match: string[]) => {
      const [found = '', end, name = ''] = match;
      const filled = to?.replace(/\$(\d)/g, (_, group: number) => match[group] ?? '');
      const changed = by ? changes[by](match) : filled;
      const ofTag = by === 'tag' && !end ? table.tags[name]?.lost : undefined;
      const loss = changed === undefined ? 'tag' : (lost ?? ofTag);
      if (loss) losses.push({...LOST[loss], found: found.trim().split('\n')[0]});
      return changed ?? found;
    };
    const where = inCode ? 'everywhere' : 'text';
    text = replaceIn(parse, text, new RegExp(pattern, 'gm'), change, where);
  }
  const fences = program === 'docusaurus' ? [] : table.fences;
  const rewriteFence = ([line = '']: string[]) =>
    fences.reduce((all, {pattern, to}) => all.replace(new RegExp(pattern, 'g'), to), line);
  text = replaceIn(parse, text, FENCE, rewriteFence, 'fences');
  const format = readFormat(parse, text, item, program === 'docusaurus');
  return {...item, text, format};
}
