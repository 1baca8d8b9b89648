import {visit} from 'unist-util-visit';

import type {Attribute, Node} from '../../lib/markdown-tree';
import {attribute, element, expression, styleCode, type MdxFile} from '../../lib/mdx-nodes';
import {addImport, COMPONENT, fileOf, requestOf, type Folders} from './markdown-images';

type Image = Node & {tagName?: string; properties?: Record<string, unknown>};

/** Returns an attribute of `<img>` as an attribute of a component. */
const attributeOf = ([name, value]: [string, unknown]): Attribute => {
  if (name === 'style') return expression(name, `(${styleCode(String(value))})`);
  return attribute(name, Array.isArray(value) ? value.join(' ') : String(value));
};

/**
 * A rehype step for plain Markdown: `<img src="./image.png">` in HTML also gets the sizes. Images
 * that are not files of this site stay as they are.
 */
export const htmlImages = (folders: Folders) => () => (tree: Node, file: MdxFile) => {
  visit(tree as never, 'element', (node: Image) => {
    const {src, ...rest} = node.properties ?? {};
    const found = node.tagName === 'img' ? fileOf(String(src), file.path, folders) : undefined;
    if (!found) return;
    const image = element('Text', COMPONENT, [
      expression('img', requestOf(found, file)),
      attribute('loading', addImport(tree) ? 'eager' : 'lazy'),
      attribute('isInline'),
      ...Object.entries(rest).map(attributeOf),
    ]);
    Object.assign(node, image, {properties: undefined, tagName: undefined});
  });
};
