import {visit} from 'unist-util-visit';

import {textIn, type Locale, type Localized} from '../../lib/locales';
import {attribute, element, failAt, markup, type MdxFile} from '../../lib/mdx-nodes';
import type {Node} from '../../lib/markdown-tree';
import {DiagramFault, drawMermaid, openRenderer} from './mermaid';

const labels = {
  /** Name of a drawing whose author gives it none. */
  diagram: {vi: 'Sơ đồ; nguồn của nó ở ngay dưới', en: 'Diagram; its source is right below'},
  source: {vi: 'Nguồn của sơ đồ', en: 'Source of the diagram'},
} satisfies Record<string, Localized>;

/**
 * Returns a remark step: blocks of code in the language `mermaid` become drawings. The source stands
 * below, folded, for those who do not see the drawing or want to copy it.
 */
export const diagrams = (locale: Locale) => () => async (tree: Node, file: MdxFile) => {
  const found: Node[] = [];
  visit(tree as never, 'code', (node: Node) => {
    if (/^mermaid$/i.test(node.lang ?? '')) found.push(node);
  });
  if (found.length === 0) return;
  const renderer = await openRenderer();
  for (const [at, node] of found.entries()) {
    const {lang, value = '', position} = node;
    const name = /^\s*accTitle\s*:\s*(.+)$/m.exec(value)?.[1] ?? textIn(labels.diagram, locale);
    try {
      const drawing = element('Flow', 'div', [
        attribute('className', 'dau-wide'),
        attribute('tabIndex', '0'),
        attribute('role', 'img'),
        attribute('aria-label', name),
        markup(drawMermaid(renderer, value, `diagram-${at + 1}`)),
      ]);
      const words = [{type: 'text', value: textIn(labels.source, locale)}];
      const summary = element('Flow', 'summary', [], words);
      const details = element('Flow', 'details', [], [summary, {type: 'code', lang, value}]);
      Object.assign(node, element('Flow', 'figure', [], [drawing, details]));
    } catch (error) {
      if (!(error instanceof DiagramFault)) throw error;
      const line = (position?.start.line ?? 1) + 1 + error.line;
      failAt(file, line, `the diagram cannot be drawn: ${error.message}`);
    }
  }
};
