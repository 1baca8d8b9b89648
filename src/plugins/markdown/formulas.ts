import temml from 'temml';
import {visit} from 'unist-util-visit';

import {attribute, becomeElement, markup, type Step} from './mdx';

/** Alignment that Temml leaves to a style sheet, which every page would carry. */
const withAlignment = (html: string): string =>
  html.replace(/class="tml-(left|right)" style="/g, 'style="text-align:$1;');

/**
 * A remark step: formulas (`$…$` and `$$…$$`) become MathML, which browsers show by themselves. The
 * source stays in it, for those who copy a formula and for feeds.
 */
export const formulas: Step = () => (tree, file) => {
  visit(tree as never, ['math', 'inlineMath'], (node: Parameters<typeof becomeElement>[0]) => {
    const isBlock = node.type === 'math';
    const source = node.value ?? '';
    let html = '';
    try {
      const options = {displayMode: isBlock, annotate: true, throwOnError: true, strict: true};
      html = withAlignment(temml.renderToString(source, options));
    } catch (error) {
      const [reason = ''] = String((error as Error).message).split(' at position');
      file.fail(
        `the formula ${JSON.stringify(source)} cannot be read (${reason.trim()}). ` +
          'Correct it; to show the sign itself, write \\$',
        node,
      );
    }
    becomeElement(node, isBlock ? 'Flow' : 'Text', isBlock ? 'div' : 'span', [
      // A long formula scrolls, also by keyboard
      ...(isBlock ? [attribute('className', 'formula'), attribute('tabIndex', '0')] : []),
      attribute('data-search-ignore', ''),
      markup(html),
    ]);
  });
};
