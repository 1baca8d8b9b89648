import type * as mdast from 'mdast-util-math';
import type * as micromark from 'micromark-extension-math';

import {nativeImport} from '../utils/native.cjs';

/**
 * Returns whether `$…$` is a formula rather than the text between two prices. As in Pandoc, a formula
 * has no space directly inside the dollar signs and no digit after them. A formula also has no letter
 * or digit before the first dollar sign, and does not begin with a number and a word. Backticks are
 * code, except directly inside the dollar signs, as on GitHub.
 */
const isFormula = (written: string, before: number | null, after: number | null): boolean =>
  written.startsWith('$$') ||
  (/^\$(?:`[^`]+`|[^\s`](?:[^`]*[^\s`])?)\$$/.test(written) &&
    !/^\$\d[\d.,]*\s+\p{L}{2}/u.test(written) &&
    !/[\p{L}\p{N}]/u.test(String.fromCodePoint(Math.max(before ?? 0, 0))) &&
    !/\d/.test(String.fromCodePoint(Math.max(after ?? 0, 0))));

/** Returns a remark plugin that reads `$…$` and `$$…$$` as formulas, but prices as text. */
export async function openMathSyntax() {
  const {mathFromMarkdown} = (await nativeImport('mdast-util-math')) as typeof mdast;
  const {math} = (await nativeImport('micromark-extension-math')) as typeof micromark;
  const {flow, text} = math();
  type Construct = Exclude<NonNullable<typeof text>[number], readonly unknown[] | undefined>;
  const formula = text?.[36] as Construct;

  const tokenize: Construct['tokenize'] = function tokenize(effects, ok, nok) {
    const {previous} = this;
    const start = this.now();
    return formula.tokenize.call(
      this,
      effects,
      (code) => {
        const written = this.sliceSerialize({start, end: this.now()});
        return isFormula(written, previous, code) ? ok(code) : nok(code);
      },
      nok,
    );
  };

  return function mathSyntax(this: {data(): object}): void {
    const data = this.data() as Record<string, unknown[] | undefined>;
    (data.micromarkExtensions ??= []).push({
      flow,
      text: {36: {...formula, tokenize}},
    });
    (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown());
  };
}
