import {visit} from 'unist-util-visit';

import {textIn, type Locale, type Localized} from '../lib/locales';
import {attribute, element, markup, placeOf, type MdxFile} from '../lib/mdx-nodes';
import type {Node} from '../lib/markdown-tree';
import {DiagramError} from './diagram-error';
import {drawMermaid, openRenderer} from './mermaid';
import {drawInBrowser, type DiagramStyle} from './mermaid-in-browser';
import {warnOnce} from './warn-once';

const labels = {
  /** Default name of a drawing. */
  diagram: {vi: 'Sơ đồ; nguồn của nó ở ngay dưới', en: 'Diagram; its source is right below'},
  source: {vi: 'Nguồn của sơ đồ', en: 'Source of the diagram'},
} satisfies Record<string, Localized>;

/** Draws a diagram with the small renderer if it can read it, or else with Mermaid itself. */
async function draw(source: string, id: string, style: DiagramStyle): Promise<string | undefined> {
  try {
    return drawMermaid(await openRenderer(), source, id);
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    return drawInBrowser(source, id, style);
  }
}

/**
 * Returns a remark step: blocks of code in the language `mermaid` become drawings. Each has its
 * source below it, collapsed, for readers who cannot see the drawing or want to copy it. A diagram that cannot
 * be drawn stays a code block, with a warning.
 */
export const diagrams =
  (locale: Locale, style: DiagramStyle) => () => async (tree: Node, file: MdxFile) => {
    const found: Node[] = [];
    visit(tree as never, 'code', (node: Node) => {
      if (/^mermaid$/i.test(node.lang ?? '')) found.push(node);
    });
    for (const [at, node] of found.entries()) {
      const {lang, value = '', position} = node;
      const warn = (line: number, why: string) => {
        const place = placeOf(file, (position?.start.line ?? 0) + line);
        warnOnce(`${place}: the diagram is published as code. ${why}`);
      };
      try {
        const svg = await draw(value, `diagram-${at + 1}`, style);
        if (svg === undefined) {
          warn(
            0,
            'This kind needs Chromium, which was not found: run npm run check, which installs it.',
          );
          continue;
        }
        const name = /^\s*accTitle\s*:\s*(.+)$/m.exec(value)?.[1] ?? textIn(labels.diagram, locale);
        const drawing = element('Flow', 'div', [
          attribute('className', 'dau-wide'),
          attribute('tabIndex', '0'),
          attribute('role', 'img'),
          attribute('aria-label', name),
          markup(svg),
        ]);
        const words = [{type: 'text', value: textIn(labels.source, locale)}];
        const summary = element('Flow', 'summary', [], words);
        const details = element('Flow', 'details', [], [summary, {type: 'code', lang, value}]);
        Object.assign(node, element('Flow', 'figure', [], [drawing, details]));
      } catch (error) {
        if (!(error instanceof DiagramError)) throw error;
        warn(error.line + 1, `Mermaid cannot read it: ${error.message}`);
      }
    }
  };
