import {visit} from 'unist-util-visit';

import {prismName} from '../content/code-languages';
import type {Node} from '../content/markdown-tree';
import {openMathSyntax} from '../content/math-syntax';
import type {Locale} from '../settings/locales';
import {diagrams} from './diagrams';
import {formulas, formulasAsText} from './formulas';
import {numbersWithUnits} from './numbers-with-units';
import {plainHtml} from './plain-html';
import {tables} from './tables';

const codeLanguages = () => (tree: Node) => {
  visit(tree, 'code', (node: Node) => {
    if (node.lang) node.lang = prismName(node.lang);
  });
};

/**
 * Returns the Markdown options for Docusaurus' content plugins.
 *
 * @param styleSheets the style sheets with the site's fonts and color variables, for diagrams
 * @param hasMath whether `$…$` and `$$…$$` are formulas
 */
export const markdownSteps = async (
  locale: Locale,
  styleSheets: readonly string[],
  hasMath = true,
) => ({
  remarkPlugins: [
    await openMathSyntax(hasMath),
    hasMath ? formulas : formulasAsText,
    diagrams(locale, styleSheets),
    codeLanguages,
  ],
  rehypePlugins: [plainHtml, numbersWithUnits, tables],
});
