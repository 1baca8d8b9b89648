import {logger} from '@docusaurus/logger';
import temml from 'temml';
import {visit} from 'unist-util-visit';

import {
  lineOf,
  attribute,
  element,
  markup,
  placeOf,
  type Node,
  type MdxFile,
} from '../content/markdown-tree';

/** Replaces Temml's alignment classes with styles, because the site does not load Temml's CSS. */
const withAlignment = (html: string): string =>
  html.replace(/class="tml-(left|right)" style="/g, 'style="text-align:$1;');

/**
 * Matches the words in `\mathrm{…}` and `\operatorname{…}`. Temml would add spaces between the
 * letters of words with diacritics.
 */
const WORDS = /\\(mathrm|operatorname)\{([^{}\\]*)\}/g;

/** @throws if Temml cannot read the formula */
function mathMl(source: string, displayMode: boolean): string {
  const plain = source.replace(WORDS, (whole, name: string, words: string) => {
    if (!/[^\0-\x7f]/.test(words)) return whole;
    return name === 'mathrm' ? `\\text{${words}}` : `\\mathop{\\text{${words}}}`;
  });
  const options = {displayMode, throwOnError: true, strict: false, annotate: true};
  return withAlignment(temml.renderToString(plain, options));
}

const isDouble = ({value = '', position}: Node): boolean =>
  position !== undefined && position.end.offset - position.start.offset >= value.length + 4;

/**
 * A remark plugin that converts formulas (`$…$` and `$$…$$`) to MathML. The MathML contains the
 * formula's source, for feeds and Markdown copies. If a formula has an error, the page shows its
 * source, and the build prints a warning.
 */
export const formulas = () => (tree: Node, file: MdxFile) => {
  visit(tree, ['math', 'inlineMath', 'code'], (math: Node, _, parent?: Node) => {
    if (math.type === 'code' && math.lang !== 'math') return;
    // A paragraph that contains only $$…$$ is a block, as on GitHub and in Obsidian
    const isBlock = parent?.type === 'paragraph' && parent.children?.length === 1 && isDouble(math);
    const node = isBlock ? parent : math;
    const displayMode = math.type !== 'inlineMath' || isBlock;
    const source = (math.value ?? '').replace(/^`([^]*)`$/, '$1');
    try {
      const formula = markup(mathMl(source, displayMode));
      const hidden = attribute('data-search-ignore', '');
      // `tabindex` lets readers scroll a long formula with the keyboard
      const scrolls = [attribute('className', 'dau-wide'), attribute('tabIndex', '0')];
      const made = displayMode
        ? element('Flow', 'div', [...scrolls, hidden, formula])
        : element('Text', 'span', [hidden, formula]);
      Object.assign(node, made);
    } catch (error) {
      const [reason = ''] = (error as Error).message.split(' at position');
      logger.warn(
        `${placeOf(file, lineOf(node))}: the formula "${source.replace(/\s+/g, ' ')}" cannot be read (${reason.trim()}), ` +
          'so the page shows its code. Correct the formula. To show a dollar sign, write \\$.',
      );
      const code = displayMode ? {type: 'code', lang: 'latex'} : {type: 'inlineCode'};
      Object.assign(node, code, {value: source, data: undefined});
    }
  });
};
