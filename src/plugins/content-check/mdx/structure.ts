import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

import type {Problem} from '../../../lib/problems';
import {attributesOf, lineOf, nodesOf, textOf, type Node} from '../../../lib/markdown-tree';

type Finding = Omit<Problem, 'file'>;

/** The id that is written at the end of a heading, `{#id}` or a comment. */
function writtenId(heading: Node): string | undefined {
  const comment = /^\/\*\s*#(\S+)\s*\*\/$/.exec(heading.children?.at(-1)?.value?.trim() ?? '')?.[1];
  return comment ?? parseMarkdownHeadingId(textOf(heading).trim()).id;
}

/** Elements of HTML whose ids the framework knows. It knows none of those that MDX reads. */
const TARGET = /<(?:a|li|h[2-6])\s(?:[^>]*\s)?id\s*=\s*["']?([^\s"'>]+)/gi;

/**
 * Returns the ids that a link can lead to in a build, and the places whose id another one has: a link
 * to the second leads to the first. The largest headings get no id. Components may give one.
 */
export function idsIn(tree: Node): {ids: Set<string>; duplicates: Finding[]} {
  const slugger = createSlugger();
  const ids = new Set<string>();
  const first = new Map<string, number>();
  const duplicates = [...nodesOf(tree)].flatMap((node): Finding[] => {
    const {type, depth, name, value = ''} = node;
    if (type === 'html') for (const [, id = ''] of value.matchAll(TARGET)) ids.add(id);
    const attribute = attributesOf(node).find((each) => each.name === 'id')?.value;
    const written = type === 'heading' ? writtenId(node) : attribute;
    const id = type === 'heading' ? (written ?? slugger.slug(textOf(node).trim())) : written;
    if (typeof id !== 'string' || depth === 1) return [];
    if (type === 'heading' || /^[A-Z]/.test(name ?? '')) ids.add(id);
    const [line, other] = [lineOf(node), first.get(id)];
    first.set(id, other ?? line);
    if (other === undefined || written === undefined) return [];
    const problem = `an id of its own; line ${other} has the same`;
    return [{line, field: `#${id}`, problem, severity: 'warning'}];
  });
  return {ids, duplicates};
}

/** Links to pages of the site and to places in a text. */
export const linksIn = (tree: Node) =>
  [...nodesOf(tree)].flatMap((node) => {
    const {type, url: found = ''} = node;
    const isOwn = /\.mdx?(#|$)/.test(found) ? !/^\/|:/.test(found) : /^(#|\/(?!\/))/.test(found);
    return type === 'link' && isOwn ? [{line: lineOf(node), found}] : [];
  });

/** Blocks that go on to the end of the text, since nothing closes them. */
export function unclosedBlocks(tree: Node, text: string): Finding[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^[>\s]*/, '').trim());
  return [...nodesOf(tree)].flatMap((node): Finding[] => {
    const start = lines[lineOf(node) - 1] ?? '';
    const fence =
      node.type === 'code'
        ? /(`{3,}|~{3,})/.exec(start)?.[1]
        : node.type === 'containerDirective' && ':::';
    const end = node.position?.end.line ?? 1;
    if (!fence || (end !== lineOf(node) && lines[end - 1]?.startsWith(fence))) return [];
    const problem = `a line ${fence} that ends the block begun here; without it, all that follows is part of it`;
    return [{line: lineOf(node), problem, severity: 'warning'}];
  });
}
