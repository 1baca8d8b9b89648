/** Markdown trees, and changes of a text at places of its tree. */
import {openMarkdown, type Format} from '../../../src/lib/content/parser';
import {idsIn} from '../../../src/plugins/content-check/mdx/structure';
import {nodesOf, type Node} from '../../../src/lib/markdown-tree';

export {nodesOf, type Format, type Node};
export type Range = {start: number; end: number};
/** A part of a text that is replaced. */
export type Edit = Range & {text: string};

export const rangeOf = ({position}: Pick<Node, 'position'>): Range => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Changes a text. What is inside of a replaced part goes with it. */
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

/** Opens the framework's parser, which fails at what MDX cannot read. */
export async function openTrees() {
  const parse = await openMarkdown();
  // The same text is asked for several times
  let last: {text: string; tree: Node} | undefined;
  const treeOf = (text: string, format: Format): Node => {
    if (format === 'md' && text === last?.text) return last.tree;
    const tree = parse(text, format);
    // The parser finds plain addresses late, and gives them no place
    for (const node of nodesOf(tree))
      for (const child of node.children ?? []) child.position ??= node.position;
    if (format === 'md') last = {text, tree};
    return tree;
  };
  return {
    treeOf,

    /** Tells whether an offset of a text is in code. */
    codeOf(text: string): (offset: number) => boolean {
      const isCode = new Uint8Array(text.length);
      for (const node of nodesOf(treeOf(text, 'md'))) {
        const {start, end} = rangeOf(node);
        const isFenced = node.type === 'code' && /[`~]/.test(text.charAt(start));
        if (isFenced || node.type === 'inlineCode') isCode.fill(1, start, end);
      }
      return (offset) => isCode[offset] === 1;
    },
  };
}

export type Trees = Awaited<ReturnType<typeof openTrees>>;

/** Every place of a text that a link can lead to. A name in HTML becomes an id. */
export function anchorsOf(tree: Node): string[] {
  const html = [...nodesOf(tree)].map(({type, value}) => (type === 'html' ? value : ''));
  const names = html.join('').matchAll(/<a\s(?:[^>]*\s)?name\s*=\s*["']([^"']+)/gi);
  return [...idsIn(tree).ids, ...[...names].map(([, name = '']) => name)];
}
