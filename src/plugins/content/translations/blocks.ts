/** Cuts a text into blocks, each with a digest of its words. */
import {createHash} from 'node:crypto';

import {openParser, formatOf, type Parse} from '../check/markdown/parser';
import {lineOf, textOf, type Node} from '../check/markdown/tree';
import {parseFrontMatter, withoutFrontMatter, type Fields} from '../check/yaml';
import type {Written} from '../check/front-matter';
import {perProcess} from '../../../lib/per-process';
import {
  exportWords,
  inlineWords,
  normalCode,
  normalProse,
  scriptWords,
  tagWords,
  withoutId,
} from './words';

/** What a block is. The first letter of a digest says it. */
export const blockKinds = {
  f: 'field of the front matter',
  h: 'heading',
  p: 'paragraph',
  r: 'table row',
  c: 'code',
  x: 'component',
} as const;

export type BlockKind = keyof typeof blockKinds;

/** A part of a text that is translated as a whole. */
export type Block = {
  readonly kind: BlockKind;
  /** Words of the last heading above it; `''` before the first heading. */
  readonly heading: string;
  /** Its words, for people. */
  readonly text: string;
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  /** Letter of the kind and four characters. Equal if no translation is needed. */
  readonly digest: string;
};

/** Fields of the front matter that are translated. */
export const TRANSLATED_FIELDS = [
  'title',
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
  'series',
  'keywords',
] as const;

const DIGITS = 4;

/** Equal digests of whole texts end a comparison: more digits than a block needs. */
const TEXT_DIGITS = 6;

function hashOf(words: string, digits: number): string {
  const hash = createHash('sha256').update(words).digest().readUInt32BE();
  return (hash % 36 ** digits).toString(36).padStart(digits, '0');
}

const digestOf = (kind: BlockKind, words: string) => kind + hashOf(words, DIGITS);

/** Is this one digest, as {@link Block} has it? */
export const isDigest = (text: string): boolean =>
  new RegExp(`^[${Object.keys(blockKinds).join('')}][0-9a-z]{${DIGITS}}$`).test(text);

/** Is this a digest of a whole text, as {@link textDigest} makes it? */
export const isTextDigest = (text: string): boolean =>
  new RegExp(`^t[0-9a-z]{${TEXT_DIGITS}}$`).test(text);

type Found = {
  readonly kind: BlockKind;
  readonly words: string;
  /** For people, if the words are not. */
  readonly text?: string;
};

/** The words of a node with inline content. A picture alone is shown by its description. */
function inline(node: Node): Pick<Found, 'words' | 'text'> {
  const words = inlineWords(node);
  return {words: normalProse(words), text: textOf(node).trim() || words};
}

/** A block that a node makes by itself, without its children. */
function ownBlock(node: Node): Found | undefined {
  switch (node.type) {
    case 'heading':
      return {...inline(node), kind: 'h', words: `${node.depth ?? 1} ${inline(node).words}`};
    case 'paragraph':
      return {kind: 'p', ...inline(node)};
    case 'html':
      return {kind: 'x', ...inline(node)};
    case 'tableRow':
      return {
        ...inline(node),
        kind: 'r',
        text: (node.children ?? []).map((cell) => textOf(cell).trim()).join(' | '),
      };
    case 'code': {
      const language = node.lang ?? '';
      const code = normalCode(node.value ?? '', language);
      const meta = normalProse(node.meta ?? '');
      return {kind: 'c', words: `${language} ${meta}\n${code}`, text: node.value ?? ''};
    }
    case 'mdxJsxFlowElement':
      return {kind: 'x', words: tagWords(node), text: `<${node.name ?? ''}>`};
    case 'mdxFlowExpression':
      return {kind: 'x', words: scriptWords(node), text: `{${node.value ?? ''}}`};
    case 'mdxjsEsm':
      return {kind: 'x', words: exportWords(node), text: node.value ?? ''};
    case 'containerDirective':
    case 'leafDirective':
      return {kind: 'x', words: `:::${node.name ?? ''}`};
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? {kind: 'x', words: node.checked ? '[x]' : '[ ]'}
        : undefined;
    default:
      return undefined;
  }
}

/** Nodes whose children are part of their own words. */
const LEAVES = new Set(['heading', 'paragraph', 'tableRow']);

function* nodesWithBlocks(node: Node): Generator<readonly [Node, Found]> {
  const own = ownBlock(node);
  if (own && own.words !== '') yield [node, own];
  if (LEAVES.has(node.type)) return;
  for (const child of node.children ?? []) yield* nodesWithBlocks(child);
}

function* fieldBlocks(values: Fields, lines: Readonly<Record<string, number>>): Generator<Block> {
  for (const field of TRANSLATED_FIELDS) {
    const value = values[field];
    if (value === undefined || value === null || value === '') continue;
    const text = [value].flat().map(String).join(', ');
    const digest = digestOf('f', `${field} ${normalProse(text)}`);
    yield {kind: 'f', heading: '', text: `${field}: ${text}`, line: lines[field] ?? 1, digest};
  }
}

function* bodyBlocks(tree: Node): Generator<Block> {
  let heading = '';
  for (const [node, {kind, words, text = words}] of nodesWithBlocks(tree)) {
    if (kind === 'h') heading = withoutId(text);
    yield {
      kind,
      heading,
      text: kind === 'h' ? heading : text,
      line: lineOf(node),
      digest: digestOf(kind, words),
    };
  }
}

/**
 * One digest of everything that {@link blocksOf} reads in a text. To parse a text takes a hundred
 * times as long, and most texts do not change at all.
 *
 * @param file its path
 * @returns `undefined` if the front matter has a fault
 */
export function textDigest(file: string, text: string): string | undefined {
  const matter = parseFrontMatter(file, text);
  if ('problem' in matter) return undefined;
  const fields = [...fieldBlocks(matter.values, {})].map(({digest}) => digest);
  const body = withoutFrontMatter(text)
    .replaceAll('\r\n', '\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
  return `t${hashOf([formatOf(file, matter.values), ...fields, body].join('\n'), TEXT_DIGITS)}`;
}

/** Blocks by file. The development server and a build ask for the same text several times. */
const cache = perProcess('blocks', () => new Map<string, {text: string; blocks: () => Block[]}>());

const openOnce = (): Promise<Parse> => perProcess('blocks parser', openParser);

/**
 * Keeps a text that has been parsed for {@link blocksOf}, which then need not parse it.
 *
 * @param file absolute path
 */
export function keepTree(
  file: string,
  {text, values, lines}: Pick<Written, 'text' | 'values' | 'lines'>,
  tree: Node,
): void {
  cache.set(file, {text, blocks: () => [...fieldBlocks(values, lines), ...bodyBlocks(tree)]});
}

/**
 * Cuts a post, guide or page into blocks: fields of its front matter, headings, paragraphs (also
 * those in lists, quotes and notes), rows of tables, code and components.
 *
 * @param file its absolute path
 * @returns `undefined` if the text has a fault; the check of the content names it
 */
export async function blocksOf(file: string, text: string): Promise<Block[] | undefined> {
  const known = cache.get(file);
  if (known?.text === text) return known.blocks();
  const matter = parseFrontMatter(file, text);
  if ('problem' in matter) return undefined;
  const parse = await openOnce();
  const parsed = parse(text, formatOf(file, matter.values));
  if ('fault' in parsed) return undefined;
  const blocks = [...fieldBlocks(matter.values, matter.lines), ...bodyBlocks(parsed.tree)];
  cache.set(file, {text, blocks: () => blocks});
  return blocks;
}
