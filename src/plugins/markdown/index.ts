import {mathSyntax} from '../../lib/math-syntax';
import type {Locale} from '../../lib/locales';
import {diagrams} from './diagrams';
import {footnotes} from './footnotes';
import {formulas} from './formulas';

/**
 * Returns what Docusaurus' content plugins are told of Markdown.
 *
 * @param locale language of the words that this adds
 * @param baseUrl where the site is served
 * @param hasMath are `$…$` and `$$…$$` formulas?
 */
export const markdownSteps = (locale: Locale, baseUrl: string, hasMath = true) => ({
  remarkPlugins: [...(hasMath ? [mathSyntax, formulas] : []), diagrams(locale)],
  rehypePlugins: [footnotes(baseUrl)],
});
