/** Cuts a text into blocks that are translated as a whole, each with a digest of its words. */
import {createHash} from 'node:crypto';

import {parseFrontMatter, withoutFrontMatter, type Fields} from '../check/yaml';
import {normalCode, normalProse, withoutMarkup} from './words';

/** A field of the front matter, heading, paragraph, row of a table, code or component. */
type Kind = 'f' | 'h' | 'p' | 'r' | 'c' | 'x';

export type Block = {
  /** Letter of the kind and four characters. Equal if no translation is needed. */
  digest: string;
  /** Words of the last heading above it; `''` before the first heading. */
  heading: string;
  /** Its words, for people. */
  text: string;
  /** Line of the file on which it begins, from 1. */
  line: number;
};

/** Fields of the front matter that are translated. */
const TRANSLATED_FIELDS = [
  'title',
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
  'series',
  'keywords',
];

function hashOf(words: string, digits: number): string {
  const hash = createHash('sha256').update(words).digest().readUInt32BE();
  return (hash % 36 ** digits).toString(36).padStart(digits, '0');
}

/** What begins a block of its own, and so ends a paragraph. */
const START = /^[ \t>]*(?:[-*+]\s|\d+[.)]\s|\||#{1,6}\s|`{3}|~{3}|:{3}|<.*>[ \t]*$|\{\/\*|$)/
  .source;

/** The blocks of a text. The first alternative that fits counts. */
const BLOCK = new RegExp(
  [
    /^[ \t>]*(?<fence>`{3,}|~{3,})[ \t]*(?<language>[^\s`]*)(?<meta>[^\n`]*)\n(?<code>[^]*?)^[ \t>]*\k<fence>[`~]*[ \t]*$/,
    /^[ \t>]*(?:\{\/\*[^]*?\*\/\}|<!--[^]*?-->)[ \t]*$/,
    /^import\s(?:(?!\n[ \t]*\n)[^])*?['"][^'"\n]+['"];?[ \t]*$/,
    /^[ \t>]*\[[^\]^]+\]:[ \t]\S.*$/,
    /^(?<script>export\s(?:(?!\n[ \t]*\n)[^])*)/,
    /^[ \t>]*(?<component><(?:(?!\n[ \t]*\n)[^])*?>)[ \t]*$/,
    /^[ \t>]*:{3,}(?<directive>.*)$/,
    /^[ \t>]*(?<depth>#{1,6})[ \t]+(?<heading>.*)$/,
    /^[ \t>]*\|(?<row>.*?)\|?[ \t]*$/,
    new RegExp(`^[ \\t>]*(?:[-*+]\\s+|\\d+[.)]\\s+)?(?<prose>\\S.*(?:\\n(?!${START}).*)*)`),
  ]
    .map(({source}) => source)
    .join('|'),
  'gm',
);

/** Id at the end of a heading: `{#id}` or a comment. */
const HEADING_ID = /\s*\{(?:#[^{}]*|\/\*\s*#[^{}]*\*\/)\}\s*$/;

/** Returns the kind of a block, its words to compare and its words for people. */
function wordsOf(found: Record<string, string | undefined>): [Kind, string, string?] {
  const {code, language = '', meta = '', script, component, directive, heading, row, prose} = found;
  if (code !== undefined) {
    const indent = /^[ \t>]*/.exec(code)?.[0] ?? '';
    const own = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    return ['c', `${language} ${normalProse(meta)}\n${normalCode(own, language)}`, own];
  }
  const tag = script ?? component;
  if (tag !== undefined) {
    const words = withoutMarkup(tag);
    return ['x', normalCode(words, 'jsx'), tag];
  }
  if (directive !== undefined) {
    return ['x', directive && `:::${normalProse(directive)}`, `:::${directive}`];
  }
  if (heading !== undefined) {
    const text = withoutMarkup(heading.replace(HEADING_ID, '')).trim();
    return ['h', `${found.depth?.length ?? 1} ${normalProse(text)}`, text];
  }
  if (row !== undefined) {
    const text = withoutMarkup(row)
      .replace(/\s*(?<!\\)\|\s*/g, ' | ')
      .trim();
    return ['r', /^[-:| ]*$/.test(text) ? '' : normalProse(text), text];
  }
  const text = withoutMarkup((prose ?? '').replace(/^[ \t>]+/gm, '')).trim();
  return ['p', /^[-=]*$/.test(text) ? '' : normalProse(text), text];
}

function fieldBlocks({values, lines}: {values: Fields; lines: Record<string, number>}): Block[] {
  return TRANSLATED_FIELDS.flatMap((field) => {
    const value = [values[field] ?? []].flat().map(String).join(', ');
    if (value === '') return [];
    const digest = `f${hashOf(`${field} ${normalProse(value)}`, 4)}`;
    return [{digest, heading: '', text: `${field}: ${value}`, line: lines[field] ?? 1}];
  });
}

const bodyOf = (text: string) => withoutFrontMatter(text).replaceAll('\r\n', '\n');

/** Cuts a post, guide or page into blocks; `undefined` if its front matter has a fault. */
export function blocksOf(file: string, text: string): Block[] | undefined {
  const matter = parseFrontMatter(file, text);
  if ('problem' in matter) return undefined;
  const body = bodyOf(text);
  let [heading, line, end] = ['', 1, 0];
  const blocks = [...body.matchAll(BLOCK)].flatMap(({groups = {}, index}): Block[] => {
    line += body.slice(end, index).split('\n').length - 1;
    end = index;
    const [kind, words, shown = words] = wordsOf(groups);
    if (kind === 'h') heading = shown;
    return words === '' ? [] : [{digest: kind + hashOf(words, 4), heading, text: shown, line}];
  });
  return [...fieldBlocks(matter), ...blocks];
}

/**
 * One digest of everything that {@link blocksOf} reads. It is much faster to make, and most texts
 * do not change at all. `undefined` if the front matter has a fault.
 */
export function textDigest(file: string, text: string): string | undefined {
  const matter = parseFrontMatter(file, text);
  if ('problem' in matter) return undefined;
  const fields = fieldBlocks(matter).map(({digest}) => digest);
  const body = bodyOf(text)
    .replace(/^\s*\n/, '')
    .trimEnd();
  return `t${hashOf(['mdx', ...fields, body].join('\n'), 6)}`;
}
