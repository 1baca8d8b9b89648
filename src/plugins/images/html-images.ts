import {visit} from 'unist-util-visit';

import type {Attribute, Node} from '../../lib/markdown-tree';
import {
  attribute,
  element,
  expression,
  program,
  styleCode,
  type MdxFile,
} from '../../lib/mdx-nodes';
import {COMPONENT, fileOf, IMPORT, requestOf, type Folders} from './markdown-images';

type Image = Node & {tagName?: string; properties?: Record<string, unknown>};

/** What an author gives to `<img>`, as attributes of a component. */
const attributeOf = ([name, value]: [string, unknown]): Attribute[] => {
  if (name === 'style') return [expression(name, `(${styleCode(String(value))})`)];
  return [attribute(name, Array.isArray(value) ? value.join(' ') : String(value))];
};

/**
 * A rehype step for plain Markdown: `<img src="./picture.png">` in HTML gets the sizes, too. One that
 * is not a file of this site stays as it is.
 */
export const htmlImages = (folders: Folders) => () => (tree: Node, file: MdxFile) => {
  const isImport = ({type, value}: Node) => type === 'mdxjsEsm' && value === IMPORT;
  visit(tree as never, 'element', (node: Image) => {
    const {src, ...rest} = node.properties ?? {};
    const found = node.tagName === 'img' ? fileOf(String(src), file.path, folders) : undefined;
    if (!found) return;
    const isFirst = !tree.children?.some(isImport);
    if (isFirst) tree.children?.unshift({type: 'mdxjsEsm', value: IMPORT, data: program(IMPORT)});
    const image = element('Text', COMPONENT, [
      expression('img', requestOf(found, file)),
      attribute('loading', isFirst ? 'eager' : 'lazy'),
      attribute('isInline'),
      ...Object.entries(rest).flatMap(attributeOf),
    ]);
    Object.assign(node, image, {properties: undefined, tagName: undefined});
  });
};
