import {visit} from 'unist-util-visit';

import {attributesOf, isElement, type Attribute, type Node} from '../../lib/markdown-tree';
import {attribute, element, expression, styleCode, type MdxFile} from '../../lib/mdx-nodes';
import {addImport, COMPONENT, fileOf, requestOf, type Folders} from './markdown-images';

type Html = Node & {tagName?: string; properties?: Record<string, unknown>};

const attributeOf = ([name, value]: [string, unknown]): Attribute => {
  if (name === 'style') return expression(name, `(${styleCode(String(value))})`);
  return attribute(name, Array.isArray(value) ? value.join(' ') : String(value));
};

/** A rehype plugin that serves this site's `<img src="./image.png">` files in several sizes. */
export const htmlImages = (folders: Folders) => () => (tree: Node, file: MdxFile) => {
  visit(tree as never, (node: Html) => {
    const isJsx = isElement(node) && node.name === 'img';
    if (!isJsx && node.tagName !== 'img') return;
    const attributes = isJsx
      ? attributesOf(node)
      : Object.entries(node.properties ?? {}).map(attributeOf);
    const src = attributes.find(({name}) => name === 'src')?.value;
    const found = typeof src === 'string' && fileOf(src, file.path, folders);
    if (!found) return;
    const image = element('Text', COMPONENT, [
      expression('img', requestOf(found, file)),
      attribute('loading', addImport(tree) ? 'eager' : 'lazy'),
      attribute('isInline'),
      ...attributes.filter(({name}) => name !== 'src'),
    ]);
    Object.assign(node, image, {properties: undefined, tagName: undefined});
  });
};
