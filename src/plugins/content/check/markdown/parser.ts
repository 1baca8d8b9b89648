import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';

import {withoutFrontMatter, type Fields} from '../yaml';
import type {Node} from './tree';

export type Format = 'md' | 'mdx';

/** A parser's complaint, with its place. */
export type SyntaxFault = {
  readonly reason: string;
  readonly line: number;
  /** Where in the text that was parsed; not always said. */
  readonly offset?: number;
};

type Point = {readonly line: number; readonly offset?: number};

export type Parse = (
  text: string,
  format: Format,
) => {readonly tree: Node} | {readonly fault: SyntaxFault};

/** The framework's admonitions, whose title may follow their name. */
const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
];

/** How the framework reads a file: `mdx`, unless the file says otherwise. */
export function formatOf(file: string, {mdx}: Fields): Format {
  const {format} = (mdx ?? {}) as {format?: unknown};
  if (format === 'md') return 'md';
  return format === 'detect' && file.endsWith('.md') ? 'md' : 'mdx';
}

/**
 * Opens the framework's own Markdown parser, with the syntax that
 * `docusaurus.config.ts` asks for. It only parses: that takes a small part
 * of a compilation, and finds what MDX cannot read.
 */
export async function openParser(): Promise<Parse> {
  const {unified} = await import('unified');
  const {default: parse} = await import('remark-parse');
  const {default: mdx} = await import('remark-mdx');
  const {default: directive} = await import('remark-directive');
  const {default: gfm} = await import('remark-gfm');
  const {default: comment} = await import('@slorber/remark-comment');
  // In the framework's order: a comment is looked for before a tag is
  const rest = [directive, gfm, comment];
  const processors = {
    md: unified().use(parse).use(rest).freeze(),
    mdx: unified().use(parse).use(mdx).use(rest).freeze(),
  };
  return (text, format) => {
    const body = admonitionTitleToDirectiveLabel(
      escapeMarkdownHeadingIds(withoutFrontMatter(text)),
      ADMONITIONS,
    );
    try {
      return {tree: processors[format].parse(body) as unknown as Node};
    } catch (error) {
      const {reason, line, place} = error as {
        reason?: string;
        line?: number;
        place?: {start?: Point} & Partial<Point>;
      };
      const offset = place?.offset ?? place?.start?.offset;
      return {
        fault: {
          reason: reason ?? String(error),
          line: line ?? place?.line ?? place?.start?.line ?? 1,
          ...(offset !== undefined && {offset}),
        },
      };
    }
  };
}
