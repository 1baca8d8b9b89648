import {nodesOf, type Node} from '../../../src/lib/markdown-tree';
import {openMarkdown, type Format} from '../../../src/lib/content/parser';
import type {Loss} from './model';

export type {Format};
export type Parse = (text: string, format?: Format) => Node;
type Range = {start: number; end: number};
/** Replaces a part of a string. */
export type Edit = Range & {text: string};

export const rangeOf = ({position}: Pick<Node, 'position'>): Range => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Opens the parser of Docusaurus. It throws if MDX is not valid. */
export async function openParser(): Promise<Parse> {
  const parse = await openMarkdown();
  return (text, format = 'md') => {
    const tree = parse(text, format);
    // The parser gives no position to the text of plain URLs
    for (const node of nodesOf(tree))
      for (const child of node.children ?? []) child.position ??= node.position;
    return tree;
  };
}

/** Returns a function that tests whether an offset is inside code. */
export function codeTest(tree: Node): (offset: number) => boolean {
  const code = [...nodesOf(tree)].filter(({type}) => /^(code|inlineCode)$/.test(type));
  const ranges = code.map(rangeOf);
  return (offset) => ranges.some(({start, end}) => start <= offset && offset < end);
}

/** Applies edits to a string. An edit inside a previous edit is skipped. */
export function applyEdits(text: string, edits: Edit[]): string {
  let at = 0;
  let written = '';
  for (const edit of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    written += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return written + text.slice(at);
}

/** Replaces the matches of a pattern that are not inside code. */
export function replaceIn(
  parse: Parse,
  text: string,
  pattern: RegExp,
  change: (match: RegExpExecArray) => string,
): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const isCode = codeTest(parse(text));
  const outside = found.filter(({index}) => !isCode(index));
  const edits = outside.map((match) => {
    const start = match.index;
    return {start, end: start + match[0].length, text: change(match)};
  });
  return applyEdits(text, edits);
}

/** Matches syntax that only MDX has: imports, components and expressions. */
const MDX_ONLY =
  /^(?:import\s.+from\s|import\s+['"]|export\s)|<[A-Z][\w.]*[\s/>]|<\w+[^>]*=\{|\{\/\*/gm;

/** Returns the format `mdx` for `.mdx` files, and for `.md` files of Docusaurus with MDX syntax. */
export function readFormat(parse: Parse, text: string, file: string, mayBeMdx: boolean) {
  let isMdx = file.endsWith('x');
  if (mayBeMdx) replaceIn(parse, text, MDX_ONLY, ([found]) => ((isMdx = true), found));
  try {
    if (isMdx) parse(text, 'mdx');
    return {format: isMdx ? ('mdx' as const) : ('md' as const)};
  } catch (error) {
    const problem = `not valid MDX, so it was imported as plain Markdown (${(error as Error).message.slice(0, 120)})`;
    return {format: 'md' as const, loss: [{problem}] satisfies Loss[]};
  }
}

/** Adds the truncate marker after the first paragraph. */
export function truncated(parse: Parse, text: string, format: Format): string {
  if (/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(text)) return text;
  const {children = []} = parse(text, format);
  const block = children.find(({type}) => type === 'paragraph') ?? children.at(-1);
  if (!block) return text;
  const {end} = rangeOf(block);
  const mark = format === 'md' ? '<!-- truncate -->' : '{/* truncate */}';
  return `${text.slice(0, end)}\n\n${mark}${text.slice(end)}`;
}
