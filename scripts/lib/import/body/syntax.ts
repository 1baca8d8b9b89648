/** Parses texts so that the places in the tree are places in the text. */
import {openParser, type Format} from '../../../../src/plugins/content/check/markdown/parser';
import {anchorsOf} from '../../../../src/plugins/content/check/markdown/structure';
import {nodesOf, type Node} from '../../../../src/plugins/content/check/markdown/tree';

/** Reads texts as the framework does. */
export type Syntax = {
  readonly parse: (
    text: string,
    format: Format,
  ) => {tree: Node} | {fault: {reason: string; offset: number}};
  /** Every place of a text that a link can lead to. */
  readonly anchors: (text: string, format: Format) => readonly string[];
  /** Tells whether an offset of a text is in code. */
  readonly codeOf: (text: string) => (offset: number) => boolean;
};

/**
 * Replaces what the framework rewrites before it parses, ids of headings and titles of admonitions,
 * by as many letters: else all that follows would move. The line before keeps `---` at the start of
 * a text from being front matter.
 */
const masked = (text: string) =>
  `\n${text
    .replace(/^(#{1,6} .*)\{(#[^}\n]+)\}([ \t]*)$/gm, '$1($2)$3')
    .replace(/^([ \t>]*:{3,}\w+)( [^\n]*)$/gm, (_, start: string, {length}: string) =>
      length === 1 ? `${start}x` : `${start}[${'x'.repeat(length - 2)}]`,
    )}`;

export const startOf = (node: Node): number => (node.position?.start.offset ?? 1) - 1;
export const endOf = (node: Node): number => (node.position?.end.offset ?? 1) - 1;

/** Opens the framework's own parser. */
export async function openSyntax(): Promise<Syntax> {
  const parse = await openParser();
  return {
    parse(text, format) {
      const parsed = parse(masked(text), format);
      if ('tree' in parsed) return parsed;
      const {reason, offset = text.length + 1} = parsed.fault;
      return {fault: {reason, offset: offset - 1}};
    },
    anchors(text, format) {
      const parsed = parse(`\n${text}`, format);
      const written = [...text.matchAll(/\s(?:id|name)=["']([^"'\s]+)["']/g)];
      const headings = 'tree' in parsed ? anchorsOf(parsed.tree).map(({id}) => id) : [];
      return [...headings, ...written.map(([, id = '']) => id)];
    },
    codeOf(text) {
      const parsed = parse(masked(text), 'md');
      const nodes = 'tree' in parsed ? [...nodesOf(parsed.tree)] : [];
      const ranges = nodes
        .filter(
          (node) =>
            node.type === 'inlineCode' ||
            (node.type === 'code' && /^[`~]/.test(text.slice(startOf(node)))),
        )
        .map((node) => [startOf(node), endOf(node)] as const);
      return (offset) => ranges.some(([start, end]) => start <= offset && offset < end);
    },
  };
}
