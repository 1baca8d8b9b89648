import {logger} from '@docusaurus/logger';
import {parse, wcagContrast} from 'culori';
import {visit} from 'unist-util-visit';

import {textIn, type Locale, type Localized} from '../settings/locales';
import {
  attribute,
  element,
  markup,
  placeOf,
  lineOf,
  type MdxFile,
  type Node,
} from '../content/markdown-tree';
import {DiagramError, drawMermaid} from './mermaid';

const labels = {
  /** The accessible name of a drawing without `accTitle`. */
  diagram: {vi: 'Sơ đồ; mã của nó ở ngay dưới', en: 'Diagram; its source is right below'},
  source: {vi: 'Mã của sơ đồ', en: 'Diagram source'},
} satisfies Record<string, Localized>;

/**
 * Sets the text color of a box whose background the author has set. The site's text color would be
 * unreadable there in one of the color modes.
 */
const withTextColors = (source: string): string =>
  source.replace(
    /^(?!.*\bcolor:)[ \t]*(?:style|classDef)[ \t].*\bfill:[ \t]*([^,;\s]+)/gm,
    (start, fill: string) => {
      if (!parse(fill)) return start;
      const isDark = wcagContrast(fill, 'white') > wcagContrast(fill, 'black');
      return `${start},color:${isDark ? 'white' : 'black'}`;
    },
  );

function showDrawing(node: Node, svg: string, locale: Locale): void {
  const {lang, value = ''} = node;
  const name =
    /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m.exec(value)?.[1] ?? textIn(labels.diagram, locale);
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
}

/**
 * Returns a remark plugin that draws `mermaid` code blocks. If a diagram cannot be drawn, the page
 * shows the code, and the build prints a warning.
 *
 * @param styleSheets the style sheets with the site's fonts and color variables
 */
export const diagrams =
  (locale: Locale, styleSheets: readonly string[]) => () => async (tree: Node, file: MdxFile) => {
    const found: Node[] = [];
    visit(tree, 'code', (node: Node) => {
      if (/^mermaid$/i.test(node.lang ?? '')) found.push(node);
    });
    for (const [at, node] of found.entries()) {
      try {
        const source = withTextColors(node.value ?? '');
        const id = `diagram-${at + 1}`;
        showDrawing(node, await drawMermaid(source, id, styleSheets), locale);
      } catch (error) {
        if (!(error instanceof DiagramError)) throw error;
        const place = placeOf(file, lineOf(node) + error.line);
        logger.warn(
          `${place}: the diagram cannot be drawn, so the page shows its code. ${error.message}`,
        );
      }
    }
  };
