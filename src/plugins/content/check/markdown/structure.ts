import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

import type {Problem} from '../../../../lib/problems';
import {attributesOf, lineOf, nodesOf, textOf, type Node} from './tree';

/** The id that is written at the end of a heading, `{#id}` or a comment. */
function writtenId(heading: Node): string | undefined {
  const last = heading.children?.at(-1);
  const comment = /expression$/i.test(last?.type ?? '')
    ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last?.value?.trim() ?? '')?.[1]
    : undefined;
  return comment ?? parseMarkdownHeadingId(textOf(heading).trim()).id;
}

/** Every place of a text that a link can lead to, with its line. */
export function anchorsOf(
  tree: Node,
): {readonly id: string; readonly line: number; readonly isWritten: boolean}[] {
  const slugger = createSlugger();
  return [...nodesOf(tree)].flatMap((node) => {
    if (node.type === 'heading') {
      const id = writtenId(node);
      return [
        {
          id: id ?? slugger.slug(textOf(node).trim()),
          line: lineOf(node),
          isWritten: id !== undefined,
        },
      ];
    }
    const id = attributesOf(node).find(({name}) => name === 'id')?.value;
    return typeof id === 'string' ? [{id, line: lineOf(node), isWritten: true}] : [];
  });
}

/** Two places with one id: a link to the second leads to the first. */
export function duplicateIds(file: string, tree: Node): Problem[] {
  const first = new Map<string, number>();
  return anchorsOf(tree).flatMap(({id, line, isWritten}): Problem[] => {
    const other = first.get(id);
    first.set(id, other ?? line);
    if (other === undefined || !isWritten) return [];
    const expected = `an id of its own; line ${other} has the same`;
    return [{file, line, field: `#${id}`, expected, severity: 'warning'}];
  });
}

const endLine = (node: Node, lines: readonly string[]) =>
  lines[(node.position?.end.line ?? 1) - 1]?.trim() ?? '';

/** Blocks that go on to the end of the text, since nothing closes them. */
export function unclosedBlocks(file: string, text: string, tree: Node): Problem[] {
  const lines = text.split(/\r?\n/);
  return [...nodesOf(tree)].flatMap((node): Problem[] => {
    const start = lines[lineOf(node) - 1]?.trim() ?? '';
    const fence = node.type === 'code' ? /(`{3,}|~{3,})/.exec(start)?.[1] : undefined;
    if (fence !== undefined) {
      const end = endLine(node, lines).replace(/^[>\s]*/, '');
      const isClosed = end.startsWith(fence) && node.position?.end.line !== lineOf(node);
      if (isClosed) return [];
      const expected = `a line ${fence} that ends the code begun here; without it, all that follows is code`;
      return [{file, line: lineOf(node), expected, severity: 'warning'}];
    }
    if (node.type !== 'containerDirective') return [];
    if (/^[>\s]*:{3,}$/.test(endLine(node, lines))) return [];
    const expected = `a line ::: that ends the :::${node.name ?? ''} begun here; without it, all that follows is part of it`;
    return [{file, line: lineOf(node), expected, severity: 'warning'}];
  });
}
