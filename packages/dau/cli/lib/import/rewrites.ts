/** Converts the Markdown extensions of other programs. */
import {styleCode} from '../../../content/create-mdx-nodes';
import {readTable} from './files';
import {codeTest, replaceIn, type Parse} from './markdown';
import type {Item, Program} from './model';
import {isVietnamese} from './language-and-target';

type Context = {isVietnamese: boolean; lose: (problem: string) => void};
/** Returns the new text for a match; `undefined` if this site has no equivalent. */
type Change = (match: string[], context: Context) => string | undefined;
type Rewrite = {
  pattern: string;
  to?: string;
  by?: keyof typeof changes;
  lost?: string;
  inCode?: boolean;
};
const table = readTable('rewrites.yml') as {
  programs: Partial<Record<Program, Rewrite[]>>;
  fences: {pattern: string; to: string}[];
  tags: Record<string, {open?: string; close?: string; lost?: string}>;
  admonitions: Record<string, string[]>;
  titles: Record<string, string>;
  lost: Record<
    | ('elsewhere' | 'frame' | 'image' | 'link' | 'script' | 'component' | 'hash' | 'cover')
    | ('redirect' | 'folder' | 'list' | 'format' | 'outside' | 'changed'),
    string
  >;
};
export const LOST = table.lost;

const admonitionOf = (name = '') =>
  Object.entries(table.admonitions).find(([, all]) => all.includes(name.toLowerCase()))?.[0];

/** Returns the title that a block without one has: its type in the language of the content. */
const titleOf = (type: string, isVietnamese: boolean) =>
  (isVietnamese && table.titles[type.toLowerCase()]) ||
  type.charAt(0).toUpperCase() + type.slice(1);

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
  tag([, end, name = '', inside = ''], {lose}) {
    // `{{< name value / -}}`
    const written = inside.replace(/-$/, '').trim().replace(/\/$/, '');
    if (!Object.hasOwn(table.tags, name)) return undefined;
    const {open = '', close = '', lost} = table.tags[name] ?? {};
    if (end) return close;
    if (lost) lose(lost);
    const values = valuesIn(written);
    const named = admonitionOf(values.type ?? values[0]);
    const all: typeof values = {
      ...values,
      kind: named ?? admonitionOf(name) ?? 'note',
      label: named && !values.type ? values[1] : values[0],
      words: /^["']/.test(written) ? values[0] : written,
      rest: written.replace(/^\S+\s*/, '').replace(/^(["'])(.*)\1$/, '$2') || undefined,
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

  value([, inside = '']) {
    const value = inside.replace(/-$/, '').trim();
    return /^site\.(baseurl|url)$/.test(value) ? '' : /^(["'])(.*)\1$/.exec(value)?.[2];
  },

  formula([found = '', start = '\n\n', body = '', end = '\n\n']) {
    if (!body.includes('\n') || /^[ \t]*>/m.test(body)) return found;
    const indent = start.replaceAll('\n', '');
    return `${start}$$\n${indent}${body.trim()}\n${indent}$$${end}`;
  },

  separate: ([found = '', code]) => (code ? found : `${found}\n`),

  callout([found, type = '', title = '', rest = ''], {isVietnamese}) {
    // Leave GitHub alerts as they are, because this site renders them
    if (/^[A-Z]+$/.test(type) && title === '') return found;
    // An admonition needs more colons than the admonitions inside it
    const colons = ':'.repeat(3 + (rest.match(/^(>[> ]*\[!|[ ]*!!! )/gm) ?? []).length);
    const kind = admonitionOf(type) ?? 'note';
    const shown =
      title || (kind === type.toLowerCase() || !type ? '' : titleOf(type, isVietnamese));
    const label = shown && `[${shown.replace(/[[\]]/g, '\\$&')}]`;
    const inside = rest.replace(/^> ?/gm, '').trim();
    return `${colons}${kind}${label}\n\n${inside}\n\n${colons}\n\n`;
  },

  block([, indent = '', mark = '', type = '', title = '', rest = ''], context): string | undefined {
    const inside = rest.replaceAll(new RegExp(`^${indent} {4}`, 'gm'), '').trim();
    const label = title || titleOf(type, context.isVietnamese);
    let block: string | undefined = `**${title}**\n\n${inside}\n\n`;
    if (mark.startsWith('=')) context.lose(table.tags.tab?.lost ?? '');
    else if (mark.startsWith('?')) block = changes.details(['', mark, label, inside], context);
    else block = changes.callout(['', type, title, inside], context);
    return block?.replace(/^(?=.)/gm, indent);
  },

  details([, mark = '', title = '', inside = ''], {isVietnamese}) {
    const label = title.replace(/ *\{open\}$/, '');
    const open = mark.endsWith('+') || label !== title ? ' open' : '';
    const shown = label || titleOf('details', isVietnamese);
    return `<details${open}><summary>${shown}</summary>\n\n${inside.trim()}\n\n</details>\n\n`;
  },

  wikilink([, embed, name = '', place = '', words = ''], {lose}) {
    const isImage = embed && /\.\w{2,5}$/.test(name) && !/\.(md|pdf)$/i.test(name);
    if (embed && !isImage) lose('notes and PDFs are not embedded, so this is now a link');
    const heading = place.replace(/^.*#/, '').replace(/^\^.*/, '');
    // In `![[a.png|300]]`, the number is the width, not the alt text
    const own =
      words.replace(/^\d+(x\d+)?$/, '') || name.replace(/^.*\/|\.\w+$/g, '') || heading || place;
    const to = name + (heading && `#${heading}`) || '#';
    return `${isImage ? '!' : ''}[${own.replace(/[[\]]/g, '\\$&')}](<${to}>)`;
  },
} satisfies Record<string, Change>;

/** Matches lines that can open a code block. */
const FENCE = /(?<![`~])(?:`{3,}[^`\n]+|~{3,}.+)$/gm;

/** Converts the settings after the opening fences of code blocks, such as `js{1,3}`. */
function rewriteFences(parse: Parse, text: string): string {
  if (text.search(FENCE) < 0) return text;
  const isCode = codeTest(parse(text));
  return text.replace(FENCE, (line, at: number) => {
    const fences = isCode(at) && !isCode(at - 1) ? table.fences : [];
    return fences.reduce((all, {pattern, to}) => all.replace(new RegExp(pattern, 'g'), to), line);
  });
}

/** Matches a tag up to its `style`. Astro accepts CSS there, but MDX needs an object. */
const STYLE = /(<[a-z][^<>{}]*?\sstyle=)"([^"]*)"/g;

export function rewrite(parse: Parse, program: Program, {file, body, losses}: Item): string {
  let text = body;
  for (const {pattern, to, by, lost, inCode} of table.programs[program] ?? [])
    text = replaceIn(inCode ? undefined : parse, text, new RegExp(pattern, 'gm'), (match) => {
      const [found = ''] = match;
      const lose = (problem: string) => losses.push({problem, found: found.trim().split('\n')[0]});
      const filled = to?.replace(/\$(\d)/g, (_, group: number) => match[group] ?? '');
      const changed = by ? changes[by](match, {isVietnamese: isVietnamese(body), lose}) : filled;
      if (changed === undefined) lose('unknown tag, so it was not changed');
      else if (lost) lose(lost);
      return changed ?? found;
    });
  if (program !== 'docusaurus') text = rewriteFences(parse, text);
  if (!file.endsWith('x')) return text;
  return replaceIn(parse, text, STYLE, ([, tag = '', css]) => `${tag}{${styleCode(css ?? '')}}`);
}
