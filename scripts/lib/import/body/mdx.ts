/** Makes MDX of a text that earlier versions of MDX read, or that is plain Markdown. */
import type {Problem} from '../../../../src/lib/problems';
import {nameProblems} from '../../../../src/plugins/content/check/markdown/names';
import {nodesOf, type Node} from '../../../../src/plugins/content/check/markdown/tree';
import type {Body, Edit} from '../edits';
import {startOf, type Syntax} from './syntax';
import {tagAt} from './tags';

const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Only MDX reads these: modules, components, expressions. */
const MDX_ONLY =
  /^(import\s.+from\s|import\s+['"]|export\s)|<[A-Z][\w.]*[\s/>]|<\w+[^>]*=\{|\{\/\*/m;

const EXPRESSIONS = /^mdx(Text|Flow)Expression$/;

const withoutCode = (text: string, isCode: (offset: number) => boolean) =>
  text.replace(/[^\n]/g, (letter, offset: number) => (isCode(offset) ? ' ' : letter));

/** The place of the last `<` or `{` before an offset that opens something. */
function openingBefore(
  text: string,
  sign: '<' | '{',
  offset: number,
  isCode: (at: number) => boolean,
) {
  let depth = 0;
  for (let at = Math.min(offset, text.length - 1); at >= 0; at -= 1) {
    if (isCode(at) || text[at - 1] === '\\') continue;
    if (sign === '{' && text[at] === '}' && at !== offset) depth += 1;
    if (text[at] === sign && depth === 0) return at;
    if (sign === '{' && text[at] === '{') depth -= 1;
  }
  return undefined;
}

/** The offset of a place that a message of MDX names, `(3:1-3:7)`. */
function placeIn(text: string, reason: string): number | undefined {
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? [];
  if (line === undefined) return undefined;
  // The parser reads one empty line more
  const before = text.split('\n').slice(0, Number(line) - 2);
  return before.join('\n').length + (before.length > 0 ? 1 : 0) + Number(column) - 1;
}

/** The edit that mends one fault. */
function mend(
  text: string,
  reason: string,
  offset: number,
  isCode: (at: number) => boolean,
): Edit | undefined {
  const escape = (at: number | undefined): Edit | undefined =>
    at === undefined ? undefined : {start: at, end: at, text: '\\'};
  if (/expression|acorn|lazy line/i.test(reason)) {
    return escape(openingBefore(text, '{', offset, isCode));
  }
  if (/closing tag for|corresponding closing/i.test(reason)) {
    const place = placeIn(text, reason);
    const at = place ?? openingBefore(text, '<', offset, isCode);
    const tag = at === undefined ? undefined : tagAt(text, at, text.length);
    if (tag && VOID.test(tag.name)) return {start: tag.end - 1, end: tag.end - 1, text: ' /'};
    return escape(at);
  }
  const at = openingBefore(text, '<', offset, isCode);
  if (at === undefined) return undefined;
  const link = /^<((?:https?|mailto):[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/i.exec(text.slice(at));
  if (link) {
    const [all, address = ''] = link;
    const to = address.includes(':') ? address : `mailto:${address}`;
    return {start: at, end: at + all.length, text: `[${address}](${to})`};
  }
  const value = /before attribute value/.test(reason) && /^[^\s>"'{]+/.exec(text.slice(offset));
  if (value) return {start: offset, end: offset + value[0].length, text: `"${value[0]}"`};
  return escape(at);
}

/** Expressions that name nothing that the text has: they were text. */
function strayExpressions(tree: Node, isProvided: (name: string) => boolean): Edit[] {
  const modules = [...nodesOf(tree)].filter(({type}) => type === 'mdxjsEsm');
  return [...nodesOf(tree)]
    .filter((node) => EXPRESSIONS.test(node.type))
    .filter(
      (node) =>
        nameProblems('', {type: 'root', children: [...modules, node]}, isProvided).length > 0,
    )
    .map((node) => ({start: startOf(node), end: startOf(node), text: '\\'}));
}

const MOST_FAULTS = 300;

/**
 * Chooses how a text is read, and mends what MDX cannot read.
 *
 * @returns whether it is plain Markdown, and what was lost
 */
export function toMdx(
  {parse, codeOf}: Syntax,
  body: Body,
  file: string,
  isProvided: (name: string) => boolean,
): {readonly isMarkdown: boolean; readonly notes: readonly Problem[]} {
  const original = body.text;
  const parsed = parse(body.text, 'mdx');
  const isRead = 'tree' in parsed && strayExpressions(parsed.tree, isProvided).length === 0;
  if (isRead) return {isMarkdown: false, notes: []};
  const usesMdx = MDX_ONLY.test(withoutCode(original, codeOf(original)));
  if (!usesMdx && file.endsWith('.md')) return {isMarkdown: true, notes: []};

  let first: {readonly reason: string; readonly line: number} | undefined;
  for (let count = 0; count < MOST_FAULTS; count += 1) {
    const next = parse(body.text, 'mdx');
    const edits =
      'tree' in next
        ? strayExpressions(next.tree, isProvided)
        : [mend(body.text, next.fault.reason, next.fault.offset ?? 0, codeOf(body.text))].filter(
            (edit) => edit !== undefined,
          );
    if ('tree' in next && edits.length === 0) return {isMarkdown: false, notes: []};
    if ('fault' in next) first ??= {reason: next.fault.reason, line: body.lineOf(next.fault.line)};
    if (edits.length === 0) break;
    body.apply(edits);
  }
  body.apply([{start: 0, end: body.text.length, text: original}]);
  return {
    isMarkdown: true,
    notes: [
      {
        file,
        line: first?.line ?? 1,
        expected: `MDX that can be read (${(first?.reason ?? '').slice(0, 120)}); the text is read as plain Markdown, its components do nothing`,
      },
    ],
  };
}
