import path from 'node:path';

import type * as acorn from 'acorn';

import {nativeRequire} from '../utils/native.cjs';

type Point = {line: number; column: number; offset: number};

export type Node = {
  type: string;
  children?: Node[];
  position?: {start: Point; end: Point};
  value?: string;
  url?: string;
  /** The position of the URL in the text, if the node is a link, image or definition that contains it. */
  destination?: [start: number, end: number];
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
  data?: {estree?: acorn.Program};
};

export type Attribute = {
  type: string;
  name?: string;
  value?: string | {type?: string; value: string; data?: {estree?: acorn.Program}} | null;
  position?: Node['position'];
  data?: {estree?: acorn.Program};
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

/** Returns whether a node is an MDX element. */
export const isElement = ({type}: Node): boolean => /^mdxJsx(Flow|Text)Element$/.test(type);

/** Returns a node's text, without markup. */
export const textOf = (node: Node): string =>
  node.type === 'break'
    ? ' '
    : (node.children?.map(textOf).join('') ??
      (/^(text|inlineCode|inlineMath)$/.test(node.type) ? (node.value ?? '') : ''));

const {parse} = nativeRequire('acorn') as typeof acorn;

export type MdxFile = {
  path: string;
  /** Docusaurus exports the front matter after all plugins have run. */
  data?: {compilerName?: string; frontMatter?: Record<string, unknown>};
};

export const placeOf = (file: MdxFile, line: number): string =>
  `${path.relative('.', file.path)}:${line}`;

/** Parses JavaScript, because MDX needs the syntax tree in addition to the source. */
export const program = (code: string) => ({
  estree: parse(code, {ecmaVersion: 2022, sourceType: 'module'}),
});

export const attribute = (name: string, value: Attribute['value'] = null): Attribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Creates a JSX attribute with an expression: `name={code}`. */
export const expression = (name: string, code: string): Attribute =>
  attribute(name, {
    type: 'mdxJsxAttributeValueExpression',
    value: code,
    data: program(code),
  });

/** Converts inline CSS to an object for React: `font-size: 2em` becomes `{fontSize: '2em'}`. */
export function styleCode(css: string): string {
  const parts = css.split(';').flatMap((part) => {
    const [name = '', value] = part.split(/:(.*)/s, 2).map((each) => each.trim());
    if (!value || !/^[\w-]+$/.test(name) || /[\\\n]/.test(value)) return [];
    const key = name.startsWith('--')
      ? `'${name}'`
      : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [`${key}: '${value.replaceAll("'", '"')}'`];
  });
  return `{${parts.join(', ')}}`;
}

/**
 * Creates the attribute that sets an element's inner HTML. Raw HTML keeps pages smaller than React
 * elements would.
 */
export const markup = (html: string): Attribute =>
  expression('dangerouslySetInnerHTML', `({__html: ${JSON.stringify(html)}})`);

/** Creates a JSX element: a block (`Flow`) or an inline element (`Text`). */
export const element = (
  kind: 'Flow' | 'Text',
  name: string,
  attributes: Attribute[],
  children: Node[] = [],
): Node => ({type: `mdxJsx${kind}Element`, name, attributes, children});
