import type {Program as Script} from 'acorn';

type Point = {line: number; column: number; offset: number};

export type Node = {
  type: string;
  children?: Node[];
  position?: {start: Point; end: Point};
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  /** A reference link has an identifier instead of a URL. */
  identifier?: string;
  depth?: number;
  /** The language of a code block, and the text after it. */
  lang?: string | null;
  meta?: string | null;
  checked?: boolean | null;
  /** The name of a JSX element or a directive. */
  name?: string | null;
  /** A list for JSX elements, an object for directives. */
  attributes?: Attribute[] | Record<string, string>;
  /** The syntax tree that acorn creates for an expression or import. */
  data?: {estree?: Script};
};

export type Attribute = {
  type: string;
  name?: string;
  value?: string | {type?: string; value: string; data?: {estree?: Script}} | null;
  position?: Node['position'];
  data?: {estree?: Script};
};

export const lineOf = ({position}: Node): number => position?.start.line ?? 1;

/** Returns `[]` for nodes that are not elements. */
export const attributesOf = ({attributes}: Node): Attribute[] =>
  Array.isArray(attributes) ? attributes : [];

/** Iterates over all nodes in a tree, in document order. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

/** Returns whether a node is an MDX element, or an HTML element in plain Markdown. */
export const isElement = ({type}: Node): boolean =>
  /^(mdxJsxFlowElement|mdxJsxTextElement|htmlElement)$/.test(type);

/** Returns a node's text, without markup. */
export const textOf = (node: Node): string =>
  node.type === 'break'
    ? ' '
    : (node.children?.map(textOf).join('') ??
      (/^(text|inlineCode|inlineMath)$/.test(node.type) ? (node.value ?? '') : ''));
