type Point = {line: number; offset: number};

/** A node of a Markdown tree, as far as the checks and the import read it. */
export type Node = {
  type: string;
  children?: Node[];
  position?: {start: Point; end: Point};
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  /** Of a reference link: its URL is in a definition. */
  identifier?: string;
  /** Of a heading. */
  depth?: number;
  /** Of a block of code: its language, and the words after it. */
  lang?: string | null;
  meta?: string | null;
  /** Of an item of a list of tasks. */
  checked?: boolean | null;
  /** Of a JSX element or a directive. */
  name?: string | null;
  /** A list in a JSX element, an object in a directive: see {@link attributesOf}. */
  attributes?: Attribute[] | Record<string, string>;
  /** The JavaScript of an expression or an import, as acorn makes it. */
  data?: {estree?: Script};
};

/** A statement of JavaScript. An import has the module it comes from. */
type Statement = {
  type: string;
  start: number;
  end: number;
  loc?: {start: {line: number}};
  source?: Statement & {value: string};
};
/** A script as acorn parses it; only the parts that are used. */
export type Script = {body: Statement[]};

export type Attribute = {
  type: string;
  name?: string;
  value?: string | {type?: string; value: string; data?: {estree?: Script}} | null;
  position?: Node['position'];
  data?: {estree?: Script};
};

/** Line of the file on which a node begins. */
export const lineOf = ({position}: Node): number => position?.start.line ?? 1;

/** Attributes of a JSX element. */
export const attributesOf = ({attributes}: Node): Attribute[] =>
  Array.isArray(attributes) ? attributes : [];

/** Every node of a tree, in the order of the text. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

/** Is it an element of MDX, or of the HTML in plain Markdown (`lib/content/html-elements.ts`)? */
export const isElement = ({type}: Node): boolean =>
  /^(mdxJsxFlowElement|mdxJsxTextElement|htmlElement)$/.test(type);

/** The words of a node, without markup. */
export const textOf = (node: Node): string =>
  node.children?.map(textOf).join('') ??
  (/^(text|inlineCode)$/.test(node.type) ? (node.value ?? '') : '');
