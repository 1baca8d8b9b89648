/**
 * Finds marks in texts that only Hugo, Jekyll or an earlier Docusaurus reads: shortcodes, Liquid tags.
 * `shortcodes-and-components.yml` says what stands in their place.
 */
import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';

import {ADMONITIONS} from '../../../src/lib/content/parser';
import type {SourceFiles} from './files';
import type {SourceSite, SourceText} from './model';
import {replacementOf, valuesIn} from './shortcodes-and-components';
import type {Trees} from './tree';

const SHORTCODE =
  /\{\{[<%]-?\s*(\/?)\s*(\w[\w/.-]*)((?:"(?:\\.|[^"\\])*"|`[^`]*`|[^>%"`])*?)\/?\s*-?[>%]\}\}/g;
const LIQUID = /\{%-?\s*(\w+)\s*([^%]*?)\s*-?%\}|\{\{-?\s*([^}|]+?)\s*(?:\|[^}]*)?-?\}\}/g;
/** Shown, not run. */
const ESCAPED = /\{\{([<%])\/\*\s*([^]*?)\s*\*\/([>%])\}\}/g;
const RAW =
  /\{%-?\s*(end)?raw\s*-?%\}[ \t]*|\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g;
/** Lists of attributes of kramdown. */
const ATTRIBUTES =
  /^[*-] .*\n\{:\s*toc\s*\}[ \t]*$|^[ \t]*\{:[^}\n]*\}[ \t]*$|(?<=[)\]`*_>\w])[ \t]*\{:[^}\n]*\}/gm;
/** Tags around code. What is inside them has no meaning afterwards. */
const CODE =
  /([ \t]*(?:(?:[*+-]|\d+\.)[ \t]+)?)\{[{%][<%-]?\s*(highlight|code|mermaid)\b([^>%]*)[>%]?[%}]\}?[ \t]*\n?([^]*?)\n?[ \t]*\{[{%][<%-]?\s*(?:\/\s*|end)\2\s*-?[>%]?[%}]\}?/g;
/** A block of code with options of Hugo's: ```go {lineNos=true}. */
const FENCE =
  /^([ \t>]*(?:(?:[*+-]|\d+\.)[ \t]+)?(?:`{3,}|~{3,})[ \t]*[\w+#.-]*)[ \t]*\{([^{}\n]*\b(?:linenos|hl_lines)\b[^{}\n]*)\}[ \t]*$/gim;

/** The marked and numbered lines of a block of code, as the framework writes them. */
function lineMarks(written: string): string {
  const [, lines = ''] = /(?:hl|mark)_lines\s*=([\d\s,[\]"'-]+)/i.exec(written) ?? [];
  const marked = lines.match(/\d+(-\d+)?/g);
  const isNumbered = /(?<!\w)linenos\b(?!\s*=\s*["']?false)/i.test(written);
  return (marked ? ` {${marked.join()}}` : '') + (isNumbered ? ' showLineNumbers' : '');
}

const linesIn = (text: string) => text.split('\n').length;

/** Makes plain Markdown of the marks of a site. Those that are lost are noted. */
export function rewriteMarks(
  marks: SourceSite['marks'],
  {body, fields, file, line}: SourceText,
  files: SourceFiles,
  {codeOf}: Trees,
): string {
  let text = body;
  const note = (at: number, expected: string, found?: string) =>
    files.note(file, expected, line + linesIn(text.slice(0, at)) - 1, found);
  /** Replaces what a pattern finds outside of code. Each line stays on its line. */
  const replace = (
    pattern: RegExp,
    change: (match: string[], at: number) => string | undefined,
    inCode = false,
  ) => {
    const isCode = inCode ? () => false : codeOf(text);
    text = text.replace(pattern, (found: string, ...rest: unknown[]) => {
      const at = Number(rest.find((each) => typeof each === 'number'));
      if (isCode(at)) return found;
      const to = change([found, ...(rest as string[])], at);
      const name = marks === 'hugo' ? 'shortcode' : 'Liquid';
      if (to === undefined)
        note(at, `no ${name}; write what it showed. The text inside it stays`, found);
      return (to ?? '') + '\n'.repeat(Math.max(0, linesIn(found) - linesIn(to ?? '')));
    });
  };
  const toCode = ([, before = '', name, written = '', code = '']: string[]) => {
    const {lang, 0: first = name === 'mermaid' ? name : ''} = valuesIn(written);
    // In an item of a list, the whole code must be as far from the margin
    const space = before.replace(/\S/g, ' ');
    const isInside = code.split('\n').every((each) => each === '' || each.startsWith(space));
    const inside = isInside ? code : code.replace(/^/gm, space);
    return `${before}\`\`\`${lang ?? first}${lineMarks(written)}\n${inside}\n${space}\`\`\``;
  };
  if (marks !== undefined) replace(CODE, toCode, true);
  if (marks === 'hugo') {
    replace(FENCE, ([, fence = '', written = '']) => fence + lineMarks(written), true);
    replace(SHORTCODE, ([, slash, name = '', written = '']) =>
      slash ? (replacementOf(name, 'close') ?? '') : replacementOf(name, valuesIn(written)),
    );
    replace(ESCAPED, ([, open, inside, close]) => `{{${open} ${inside} ${close}}}`, true);
  }
  if (marks === 'jekyll') {
    replace(RAW, () => '', true);
    replace(ATTRIBUTES, ([found = ''], at) => {
      if (!/:\s*toc/.test(found))
        note(at, 'no attributes of kramdown; they are left out', found.trim());
      return '';
    });
    replace(LIQUID, ([, tag, written = '', value = '']) => {
      if (tag) return replacementOf(tag, valuesIn(written));
      const field = /^page\.(\w+)$/.exec(value)?.[1];
      if (field && typeof fields[field] === 'string') return fields[field];
      return /^site\.(baseurl|url)$/.test(value) ? '' : /^(["'])(.*)\1$/.exec(value)?.[2];
    });
  }
  replace(/<!--\s*more\s*-->/gi, () => '<!-- truncate -->');
  // An address with a word for its port is none
  replace(/\bhttps?:\/\/[\w.-]+:[a-z](?![^\s]*@)/gi, ([found = '']) => found.replace(':', '\\:'));
  // A formula begins and ends on lines of their own, or is on one line
  replace(/\$\$[^\n$](?:(?!\n\s*\n)[^$])*\$\$/g, ([found = '']) => found.replaceAll('\n', ' '));
  const closed = text.replace(/^(\s*:{3,}\w+) +$/gm, '$1');
  return admonitionTitleToDirectiveLabel(closed, ADMONITIONS);
}
