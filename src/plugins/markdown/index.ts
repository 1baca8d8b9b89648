import {mathSyntax} from '../../lib/math-syntax';
import {formulas} from './formulas';

/**
 * Returns what Docusaurus' content plugins are told of Markdown.
 *
 * @param hasMath are `$…$` and `$$…$$` formulas?
 */
export const markdownSteps = (hasMath = true) => ({
  remarkPlugins: hasMath ? [mathSyntax, formulas] : [],
});
