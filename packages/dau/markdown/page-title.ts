import path from 'node:path';

import {visit, EXIT} from 'unist-util-visit';

import type {MdxFile, Node} from '../content/markdown-tree';

/**
 * A remark plugin that adds a page's title as a heading, as Docusaurus does for posts and guides. A page
 * with its own `h1` stays the same, and so does one that begins with a component, which may contain an `h1`.
 */
export const pageTitle = () => (tree: Node, file: MdxFile) => {
  const {title, hide_title: isHidden} = file.data?.frontMatter ?? {};
  const {children = []} = tree;
  const first = children.find(({type}) => type !== 'mdxjsEsm');
  let hasHeading = first?.type === 'mdxJsxFlowElement' && /^[A-Z]/.test(first.name ?? '');
  visit(tree, (node: Node) => {
    const isHtml = node.type === 'html' && /<h1\b/i.test(node.value ?? '');
    hasHeading ||= node.name === 'h1' || isHtml || (node.type === 'heading' && node.depth === 1);
    return hasHeading ? EXIT : undefined;
  });
  const isPartial = path.basename(file.path).startsWith('_');
  if (hasHeading || isHidden || isPartial || title === undefined) return;
  const heading = {type: 'heading', depth: 1, children: [{type: 'text', value: String(title)}]};
  children.unshift(heading);
};
