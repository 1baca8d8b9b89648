/** Parts of a Markdown tree that the steps of plugins write. */
import path from 'node:path';

import {parse} from 'acorn';

import type {Attribute, Node, Script} from './markdown-tree';

/** The file of a tree. */
export type MdxFile = {
  path: string;
  fail(reason: string, place?: Node | {line: number; column: number}): never;
};

/** The place of a line, for a message. */
export const placeOf = (file: MdxFile, line: number): string =>
  `${path.relative('.', file.path)}:${line}`;

/** JavaScript as MDX wants it beside its source. */
export const program = (code: string) => ({
  estree: parse(code, {ecmaVersion: 2022, sourceType: 'module'}) as unknown as Script,
});

/** An attribute of JSX with a text, or without a value. */
export const attribute = (name: string, value: Attribute['value'] = null): Attribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** An attribute of JSX with an expression: `name={code}`. */
export const expression = (name: string, code: string): Attribute =>
  attribute(name, {
    type: 'mdxJsxAttributeValueExpression',
    value: code,
    data: program(code),
  });

/** React's attribute for markup that is made already: a page with it is smaller than with elements. */
export const markup = (html: string): Attribute =>
  expression('dangerouslySetInnerHTML', `({__html: ${JSON.stringify(html)}})`);

/** An element of JSX. `Flow`: a block, `Text`: amid words. */
export const element = (
  kind: 'Flow' | 'Text',
  name: string,
  attributes: Attribute[],
  children: Node[] = [],
): Node => ({type: `mdxJsx${kind}Element`, name, attributes, children});
