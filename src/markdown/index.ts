import {mathSyntax} from '../lib/math-syntax';
import type {Locale} from '../lib/locales';
import {diagrams} from './diagrams';
import {footnotes} from './footnotes';
import {formulas} from './formulas';
import type {DiagramStyle} from './mermaid-in-browser';
import {plainHtml} from './plain-html';

/**
 * Returns the Markdown options of Docusaurus' content plugins.
 *
 * @param locale language of the added words
 * @param baseUrl where the site is served
 * @param diagramStyle look of the diagrams that Mermaid itself draws
 * @param hasMath whether `$…$` and `$$…$$` are formulas
 */
export const markdownSteps = (
  locale: Locale,
  baseUrl: string,
  diagramStyle: DiagramStyle,
  hasMath = true,
) => ({
  remarkPlugins: [...(hasMath ? [mathSyntax, formulas] : []), diagrams(locale, diagramStyle)],
  rehypePlugins: [plainHtml, footnotes(baseUrl)],
});
