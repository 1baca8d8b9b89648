/** Parts of a Markdown tree that the steps of plugins write. */
import {parse} from 'acorn';

/** A node of a Markdown tree, as far as these steps read and write it. */
export type MdxNode = {
  type: string;
  name?: string | null;
  value?: string;
  lang?: string | null;
  url?: string;
  alt?: string | null;
  title?: string | null;
  identifier?: string;
  children?: MdxNode[];
  attributes?: MdxAttribute[];
  position?: {start: {line: number}};
  data?: object;
};

export type MdxAttribute = {type: string; name?: string; value?: unknown};

/** The file of a tree. */
export type MdxFile = {
  path: string;
  fail(reason: string, place?: MdxNode | {line: number; column: number}): never;
};

/** JavaScript as MDX wants it beside its source. */
export const program = (code: string) => ({
  estree: parse(code, {ecmaVersion: 2022, sourceType: 'module'}),
});

/** An attribute of JSX with a text, or without a value. */
export const attribute = (name: string, value: unknown = null): MdxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** An attribute of JSX with an expression: `name={code}`. */
export const expression = (name: string, code: string): MdxAttribute =>
  attribute(name, {type: 'mdxJsxAttributeValueExpression', value: code, data: program(code)});

/** React's attribute for markup that is made already: a page with it is smaller than with elements. */
export const markup = (html: string): MdxAttribute =>
  expression('dangerouslySetInnerHTML', `({__html: ${JSON.stringify(html)}})`);

/** An element of JSX. `Flow`: a block, `Text`: amid words. */
export const element = (
  kind: 'Flow' | 'Text',
  name: string,
  attributes: MdxAttribute[],
  children: MdxNode[] = [],
): MdxNode => ({type: `mdxJsx${kind}Element`, name, attributes, children});
