/** Finds elements, with their places in the text: HTML in plain Markdown, and JSX in MDX. */
import type * as acorn from 'acorn';
import {Parser} from 'htmlparser2';

import {attributesOf, type Node} from '../../../content/markdown-tree';
import {rangeOf} from './markdown';

type Range = {start: number; end: number};
type TagAttribute = Range & {name: string; value: string};

/** An element. If it is not closed, it ends with its opening tag. */
export type Tag = Range & {
  name: string;
  attributes: TagAttribute[];
  /** The end of the opening tag. */
  openEnd: number;
};

/** Returns the elements in the HTML of plain Markdown. */
export function htmlTags(nodes: readonly Node[], text: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  let attributes: TagAttribute[] = [];
  // Inline elements have a node for each of their tags, so all HTML is parsed in one go
  let html = '';
  for (const node of nodes)
    if (node.type === 'html') html = html.padEnd(rangeOf(node)[0]) + text.slice(...rangeOf(node));
  const parser = new Parser(
    {
      onopentagname() {
        attributes = [];
      },
      onattribute(name, value) {
        attributes.push({name, value, start: parser.startIndex, end: parser.endIndex});
      },
      onopentag(name) {
        const end = parser.endIndex + 1;
        const tag = {name, attributes, start: parser.startIndex, end, openEnd: end};
        tags.push(tag);
        open.push(tag);
      },
      onclosetag(_, isImplied) {
        const tag = open.pop();
        if (tag && !isImplied) tag.end = parser.endIndex + 1;
      },
    },
    {lowerCaseTags: false, lowerCaseAttributeNames: true, recognizeSelfClosing: true},
  );
  parser.end(html);
  return tags;
}

/** Returns all nodes of JavaScript in MDX: of imports, exports, expressions and attributes. */
export function* scriptNodes(nodes: readonly Node[]): Generator<acorn.AnyNode> {
  function* inside(value: unknown): Generator<acorn.AnyNode> {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value) yield value as acorn.AnyNode;
    for (const each of Object.values(value)) yield* inside(each);
  }
  for (const node of nodes)
    for (const {data, value} of [
      node as Pick<Node, 'data'> & {value?: unknown},
      ...attributesOf(node),
    ]) {
      yield* inside(data?.estree);
      yield* inside((value as Node | undefined)?.data?.estree);
    }
}

/** Returns the elements of an MDX text. Skips those in expressions and exports, which are the author's code. */
export const jsxTags = (nodes: readonly Node[]): Tag[] =>
  nodes
    .filter(({type}) => /^mdxJsx\w+Element$/.test(type))
    .map((node) => {
      const [start, end] = rangeOf(node);
      const [first] = node.children ?? [];
      const attributes = attributesOf(node).map(({name = '', value, ...each}) => {
        const [from, to] = rangeOf(each);
        return {name, value: typeof value === 'string' ? value : '', start: from, end: to};
      });
      return {
        name: node.name ?? '',
        attributes,
        start,
        end,
        openEnd: first ? rangeOf(first)[0] : end,
      };
    });
