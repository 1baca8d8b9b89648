import {visit} from 'unist-util-visit';

import type {Node} from '../content/markdown-tree';

type Element = Node & {tagName: string; properties: Record<string, unknown>};

/**
 * A rehype plugin for plain Markdown. It restores two things that the HTML parser has changed: an
 * admonition's title element, and the `live` attribute of code. It also removes event handlers such as
 * `onclick="…"`, because React crashes on them.
 */
export const plainHtml = () => (tree: Node) => {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'mdxadmonitiontitle') node.tagName = 'mdxAdmonitionTitle';
    if (node.properties.live === '') node.properties.live = true;
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(
        ([name, value]) => typeof value !== 'string' || !/^on/i.test(name),
      ),
    );
  });
};
