/** Nodes that plugins add to a Markdown tree. */
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

/** The syntax tree of JavaScript, which MDX needs in addition to the source. */
export const program = (code: string) => ({
  estree: parse(code, {ecmaVersion: 2022, sourceType: 'module'}) as unknown as Script,
});

/** An attribute of JSX with a string, or without a value. */
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

/** `color: red; font-size: 2em` as React expects it: `{color: 'red', fontSize: '2em'}`. */
export function styleCode(css: string): string {
  const parts = css.split(';').flatMap((part) => {
    const [, name = '', value] = /^\s*([\w-]+)\s*:\s*([^\\\n]+?)\s*$/.exec(part) ?? [];
    const key = name.startsWith('--')
      ? `'${name}'`
      : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return value ? [`${key}: '${value.replaceAll("'", '"')}'`] : [];
  });
  return `{${parts.join(', ')}}`;
}

/** React's attribute for finished HTML. It makes a smaller page than elements do. */
export const markup = (html: string): Attribute =>
  expression('dangerouslySetInnerHTML', `({__html: ${JSON.stringify(html)}})`);

/** An element of JSX. `Flow`: a block, `Text`: inside a line. */
export const element = (
  kind: 'Flow' | 'Text',
  name: string,
  attributes: Attribute[],
  children: Node[] = [],
): Node => ({type: `mdxJsx${kind}Element`, name, attributes, children});
