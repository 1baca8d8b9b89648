import path from 'node:path';

import type * as acorn from 'acorn';

import type {Attribute, Node} from './markdown-tree';
import {nativeRequire} from '../utils/native.cjs';

const {parse} = nativeRequire('acorn') as typeof acorn;

export type MdxFile = {
  path: string;
  /** Docusaurus exports the front matter after all plugins have run. */
  data?: {compilerName?: string; frontMatter?: Record<string, unknown>};
  fail(reason: string, place?: Node | {line: number; column: number}): never;
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
