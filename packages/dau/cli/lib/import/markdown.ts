import {nodesOf, type Node} from '../../../content/markdown-tree';
import {withoutCode} from '../../../content/urls-in-text';
import {addWikilinks} from '../../../content/wikilinks';
import {openMarkdown, type Format} from '../../../content/parser';
import type {Item} from './model';

export type Parse = (text: string, format?: Format) => Node;

export const rangeOf = ({position}: Pick<Node, 'position'>) =>
  [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;

/** Returns a function that parses Markdown as Docusaurus does, and throws on invalid MDX. */
export async function openParser(): Promise<Parse> {
  const parse = await openMarkdown();
  // In MDX, `{#id}` after a heading would be an invalid expression, so escape its brace
  return (text, format = 'md') => {
    const tree = parse(text.replace(/ (?=\{#[^{}\n]+\}$)/gm, '\\'), format);
    addWikilinks(tree, text);
    return tree;
  };
}

/** Replaces a pattern's matches in the text, in the first lines of code blocks, or everywhere. */
export function replaceIn(
  parse: Parse,
  text: string,
  pattern: RegExp,
  change: (match: string[]) => string,
  where: 'text' | 'fences' | 'everywhere' = 'text',
): string {
  if (text.search(pattern) < 0) return text;
  const nodes = where === 'everywhere' ? [] : [...nodesOf(parse(text))];
  const code = nodes.filter(({type}) => /^(code|inlineCode)$/.test(type)).map(rangeOf);
  const isCode = (at: number) => code.some(([start, end]) => start <= at && at < end);
  return text.replace(pattern, (...match: string[]) => {
    const at = Number(match.at(-2));
    const isIn = where === 'fences' ? isCode(at) && !isCode(at - 1) : !isCode(at);
    return isIn ? change(match) : (match[0] ?? '');
  });
}

/** Matches what only MDX has: imports, components, comments and values in braces. */
const ONLY_MDX = /^(import|export) |<[A-Z]\w*[a-z]|\{\/\*|=\{/m;

/**
 * Returns `mdx` for `.mdx` files, and for Docusaurus `.md` files that use MDX syntax. Invalid MDX is
 * treated as plain Markdown.
 */
export function readFormat(parse: Parse, text: string, item: Item, mayBeMdx: boolean): Format {
  const isNamed = item.file.endsWith('x');
  if (!isNamed && !(mayBeMdx && ONLY_MDX.test(withoutCode(text)))) return 'md';
  try {
    parse(text, 'mdx');
    return 'mdx';
  } catch (error) {
    const reason = (error as Error).message.slice(0, 120);
    const problem = `not valid MDX, so it was imported as plain Markdown (${reason})`;
    if (isNamed) item.losses.push({problem});
    return 'md';
  }
}
