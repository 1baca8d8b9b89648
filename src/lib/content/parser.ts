import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';

import type {Problem} from '../problems';
import {addHtmlElements} from './html-elements';
import {withoutFrontMatter, type Fields} from './yaml';
import type {Node} from '../markdown-tree';

export type Format = 'md' | 'mdx';

/** How the framework reads a file: by its name, unless its front matter says otherwise. */
export function formatOf(file: string, {mdx}: Fields): Format {
  const {format} = (mdx ?? {}) as {format?: unknown};
  if (format === 'md' || format === 'mdx') return format;
  return file.endsWith('.md') ? 'md' : 'mdx';
}

/** The names of the framework's admonitions. */
const ADMONITIONS = 'note tip info warning danger caution important secondary success'.split(' ');

const CODE = 'or put it between backticks (`) as code';

/** What to do about what MDX says. */
const ADVICE: [RegExp, string][] = [
  [
    /end of file (?!in expression)|closing tag|closing slash/i,
    'every tag closed, like <br /> or <div> and </div>',
  ],
  [/to create a comment in MDX/, 'a comment written {/* like this */}'],
  [/to create a link in MDX/, 'a link written [text](https://example.com)'],
  [/ attribute (name|value)/, 'attributes like name="value"'],
  [/before name|(in|after) name/, `"&lt;" for the sign <; ${CODE}`],
  [/import\/exports with acorn/, 'a correct import or export, with an empty line after it'],
  [
    /expression|closing brace/,
    `"\\{" for the sign {, ${CODE}; between { and } MDX expects JavaScript. The id of a heading stands at the end of its line: ## Title {#id}`,
  ],
];

/** What MDX cannot read, with a remedy. */
function syntaxProblem(file: string, text: string, error: unknown): Problem {
  const {reason = String(error), ...at} = error as {reason?: string; line?: number};
  const line = at.line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  const read = text.split('\n').slice(0, line).join('\n');
  // What is not closed began further up
  const open = /end of file/.test(reason) ? read.search(/<[A-Za-z][^<>]*$|\{[^{}]*$/) : -1;
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(reason)) ?? [];
  const said = reason.replace(/\s+/g, ' ').slice(0, 200);
  return {
    file,
    line: open < 0 ? line : read.slice(0, open).split('\n').length,
    problem: `${advice ?? 'Markdown that MDX can read'} (MDX says: ${said})`,
  };
}

export type Parse = (
  file: string,
  text: string,
  format: Format,
) => {tree: Node; problem?: undefined} | {problem: Problem; tree?: undefined};

/** Opens the framework's own Markdown parser, with the syntax that `docusaurus.config.ts` asks for. */
export async function openMarkdown() {
  const {unified} = await import('unified');
  const {default: parse} = await import('remark-parse');
  const {default: mdx} = await import('remark-mdx');
  const {default: directive} = await import('remark-directive');
  const {default: gfm} = await import('remark-gfm');
  const {default: comment} = await import('@slorber/remark-comment');
  const {mathSyntax} = await import('../math-syntax');
  // In the framework's order: a comment is looked for before a tag is
  const rest = [directive, gfm, comment, mathSyntax];
  const processors = {
    md: unified().use(parse).use(rest).freeze(),
    mdx: unified().use(parse).use(mdx).use(rest).freeze(),
  };
  return (text: string, format: Format) => processors[format].parse(text) as unknown as Node;
}

/**
 * Opens a reader of texts. It only parses: that takes a small part of a compilation, and finds what
 * MDX cannot read.
 */
export async function openParser(): Promise<Parse> {
  const parse = await openMarkdown();
  return (file, text, format) => {
    const body = escapeMarkdownHeadingIds(withoutFrontMatter(text));
    try {
      const tree = parse(admonitionTitleToDirectiveLabel(body, ADMONITIONS), format);
      return {tree: format === 'md' ? addHtmlElements(tree) : tree};
    } catch (error) {
      return {problem: syntaxProblem(file, text, error)};
    }
  };
}
