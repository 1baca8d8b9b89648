import {SKIP, visit} from 'unist-util-visit';

import type {Node} from '../content/markdown-tree';

/**
 * A remark plugin that replaces links with an invalid URL, such as a bare `http://ip:port`, with their
 * content. Docusaurus would stop at them without naming the line. It must run before Docusaurus' plugins.
 */
export const invalidLinks = () => (tree: Node) => {
  const isInvalid = (url = '') => !URL.canParse(url, 'https://example.com');
  const names = new Set<string | undefined>();
  visit(tree, 'definition', (node: Node, index = 0, parent?: Node) => {
    if (!isInvalid(node.url)) return undefined;
    names.add(node.identifier);
    parent?.children?.splice(index, 1);
    return [SKIP, index] as const;
  });
  visit(tree, (node: Node, index = 0, parent?: Node) => {
    const isBroken =
      (node.type === 'link' && isInvalid(node.url)) ||
      (node.type === 'linkReference' && names.has(node.identifier));
    if (!isBroken) return undefined;
    parent?.children?.splice(index, 1, ...(node.children ?? []));
    return [SKIP, index] as const;
  });
};
