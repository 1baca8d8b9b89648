/** Cuts a text into blocks that are translated as a whole, each with a digest of its words. */
import {createHash} from 'node:crypto';

import {perProcess} from '../../../lib/per-process';
import {formatOf, openParser} from '../../../lib/content/parser';
import {lineOf, textOf, type Node} from '../../../lib/markdown-tree';
import {parseFrontMatter, withoutFrontMatter, type Fields} from '../../../lib/content/yaml';
import {
  exportWords,
  inlineWords,
  normalCode,
  normalProse,
  scriptWords,
  tagWords,
  withoutId,
} from './words';

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

/** Returns the kind of the block that a node makes, its words to compare and its words for people. */
function ownWords(node: Node): [Kind, string, string?] | undefined {
  const {value = '', name = ''} = node;
  const inline = () => normalProse(inlineWords(node));
  const shown = textOf(node).trim() || undefined;
  switch (node.type) {
    case 'heading':
      return ['h', `${node.depth ?? 1} ${inline()}`, withoutId(shown ?? '')];
    case 'paragraph':
      return ['p', inline(), shown];
    case 'html':
      return ['x', inline(), shown];
    case 'tableRow':
      return ['r', inline(), node.children?.map((cell) => textOf(cell).trim()).join(' | ')];
    case 'math':
    case 'code': {
      const language = node.lang ?? '';
      const words = `${language} ${normalProse(node.meta ?? '')}\n${normalCode(value, language)}`;
      return ['c', words, value];
    }
    case 'mdxJsxFlowElement':
      return ['x', tagWords(node)];
    case 'mdxFlowExpression':
      return ['x', scriptWords(node), `{${value}}`];
    case 'mdxjsEsm':
      return ['x', exportWords(node), value];
    case 'containerDirective':
    case 'leafDirective':
      return ['x', `:::${name}`];
    case 'listItem':
      return typeof node.checked === 'boolean' ? ['x', node.checked ? '[x]' : '[ ]'] : undefined;
    default:
      return undefined;
  }
}

/** Every block of a tree, in the order of the text. */
function* bodyBlocks(node: Node): Generator<Omit<Block, 'heading'>> {
  const [kind = 'x', words = '', text = words] = ownWords(node) ?? [];
  if (words !== '') yield {digest: kind + hashOf(words, 4), text, line: lineOf(node)};
  // Their children are part of their own words
  if (/^(heading|paragraph|tableRow)$/.test(node.type)) return;
  for (const child of node.children ?? []) yield* bodyBlocks(child);
}

function fieldBlocks({values, lines}: {values: Fields; lines: Record<string, number>}): Block[] {
  return TRANSLATED_FIELDS.flatMap((field) => {
    const value = [values[field] ?? []].flat().map(String).join(', ');
    if (value === '') return [];
    const digest = `f${hashOf(`${field} ${normalProse(value)}`, 4)}`;
    return [{digest, heading: '', text: `${field}: ${value}`, line: lines[field] ?? 1}];
  });
}

/** Cuts a post, guide or page into blocks; `undefined` if it has a fault, which the check names. */
export async function blocksOf(file: string, text: string): Promise<Block[] | undefined> {
  const matter = parseFrontMatter(file, text);
  if ('problem' in matter) return undefined;
  const parse = await perProcess('parser of blocks', openParser);
  const {tree} = parse(file, text, formatOf(file, matter.values));
  if (!tree) return undefined;
  let heading = '';
  const blocks = [...bodyBlocks(tree)].map((block) => {
    if (block.digest.startsWith('h')) heading = block.text;
    return {...block, heading};
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
  const body = withoutFrontMatter(text)
    .replaceAll('\r\n', '\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
  return `t${hashOf([formatOf(file, matter.values), ...fields, body].join('\n'), 6)}`;
}
