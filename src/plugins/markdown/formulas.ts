import temml from 'temml';
import {visit} from 'unist-util-visit';

import {attribute, element, failAt, markup, type MdxFile} from '../../lib/mdx-nodes';
import {lineOf, type Node} from '../../lib/markdown-tree';

/** Alignment that Temml leaves to a style sheet, which every page would carry. */
const withAlignment = (html: string): string =>
  html.replace(/class="tml-(left|right)" style="/g, 'style="text-align:$1;');

/**
 * A remark step: formulas (`$…$` and `$$…$$`) become MathML, which browsers show by themselves. The
 * source stays in it, for those who copy a formula and for feeds.
 */
export const formulas = () => (tree: Node, file: MdxFile) => {
  visit(tree as never, ['math', 'inlineMath'], (node: Node) => {
    const displayMode = node.type === 'math';
    const source = node.value ?? '';
    try {
      const options = {displayMode, annotate: true, throwOnError: true, strict: true};
      const formula = markup(withAlignment(temml.renderToString(source, options)));
      const hidden = attribute('data-search-ignore', '');
      // A long formula scrolls, also by keyboard
      const scrolls = [attribute('className', 'dau-wide'), attribute('tabIndex', '0')];
      const made = displayMode
        ? element('Flow', 'div', [...scrolls, hidden, formula])
        : element('Text', 'span', [hidden, formula]);
      Object.assign(node, made);
    } catch (error) {
      const [reason = ''] = String((error as Error).message).split(' at position');
      const message = `the formula ${JSON.stringify(source)} cannot be read (${reason.trim()})`;
      const remedy = 'Correct it; to show the sign itself, write \\$';
      failAt(file, lineOf(node), `${message}. ${remedy}`);
    }
  });
};
