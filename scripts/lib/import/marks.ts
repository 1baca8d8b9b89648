/** Marks in texts that only Hugo or Jekyll reads. */
import type {SourceFiles} from './files';
import type {SourceText} from './model';
import {replacementOf, valuesIn} from './table';
import type {Markdown} from './tree';

const SHORTCODE =
  /\{\{[<%]-?\s*(\/?)\s*(\w[\w/.-]*)((?:"[^"]*"|`[^`]*`|[^>%"`])*?)\/?\s*-?[>%]\}\}/g;
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
  /\{[{%][<%-]?\s*(highlight|code|mermaid)\b([^>%]*)[>%]?[%}]\}?[ \t]*\n?([^]*?)\n?[ \t]*\{[{%][<%-]?\s*(?:\/\s*|end)\1\s*-?[>%]?[%}]\}?/g;

const linesIn = (text: string) => text.split('\n').length;

/** Makes plain Markdown of the marks of a kind of site. Those that are lost are noted. */
export function rewriteMarks(
  kind: string,
  {body, fields, file, line}: SourceText,
  files: SourceFiles,
  {codeOf}: Markdown,
): string {
  let text = body;
  /** Replaces what a pattern finds outside of code. Each line stays on its line. */
  const replace = (
    pattern: RegExp,
    change: (match: string[]) => string | undefined,
    inCode = false,
  ) => {
    const isCode = inCode ? () => false : codeOf(text);
    text = text.replace(pattern, (found: string, ...rest: unknown[]) => {
      const at = rest.find((each) => typeof each === 'number') ?? 0;
      if (isCode(at)) return found;
      const to = change([found, ...(rest as string[])]);
      if (to === undefined) {
        const expected = `no ${kind === 'hugo' ? 'shortcode' : 'Liquid'}; write what it showed. The text inside it stays`;
        files.note(file, expected, line + linesIn(text.slice(0, at)) - 1, found);
      }
      return (to ?? '') + '\n'.repeat(Math.max(0, linesIn(found) - linesIn(to ?? '')));
    });
  };
  const toCode = ([, name, written = '', code = '']: string[]) => {
    const {lang, 0: first = name === 'mermaid' ? name : ''} = valuesIn(written);
    return `\`\`\`${lang ?? first}\n${code}\n\`\`\``;
  };
  if (kind === 'hugo') {
    replace(CODE, toCode, true);
    replace(SHORTCODE, ([, slash, name = '', written = '']) =>
      slash
        ? (replacementOf('shortcodes', name, 'close') ?? '')
        : replacementOf('shortcodes', name, valuesIn(written)),
    );
    replace(ESCAPED, ([, open, inside, close]) => `{{${open} ${inside} ${close}}}`, true);
  }
  if (kind === 'jekyll') {
    replace(CODE, toCode, true);
    replace(RAW, () => '', true);
    replace(ATTRIBUTES, () => '');
    replace(LIQUID, ([, tag, written = '', value = '']) => {
      if (tag) return replacementOf('liquid', tag, valuesIn(written));
      const field = /^page\.(\w+)$/.exec(value)?.[1];
      if (field && typeof fields[field] === 'string') return fields[field];
      return /^site\.(baseurl|url)$/.test(value) ? '' : /^(["'])(.*)\1$/.exec(value)?.[2];
    });
  }
  return text;
}
