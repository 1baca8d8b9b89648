import {SKIP, visit} from 'unist-util-visit';

import type {Node} from '../content/markdown-tree';
import {joinNumbers} from '../utils/numbers';

/** A rehype plugin that keeps each number on the same line as its unit, except in code and drawings. */
export const numbersWithUnits = () => (tree: Node) => {
  visit(tree, (node: Node & {tagName?: string}) => {
    if (node.type === 'text' && node.value) node.value = joinNumbers(node.value);
    return /^(code|math|pre|script|style|svg)$/.test(node.tagName ?? node.name ?? '') ? SKIP : true;
  });
};
