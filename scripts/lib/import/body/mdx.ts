/** Makes MDX of a text that earlier versions of MDX read, or that is plain Markdown. */
import type {Problem} from '../../../../src/lib/problems';
import {nameProblems} from '../../../../src/plugins/content/check/markdown/names';
import {isElement, nodesOf, type Node} from '../../../../src/plugins/content/check/markdown/tree';
import type {SourceText} from '../model';
import type {Edit} from './body';
import {endOf, startOf, type Syntax} from './syntax';
import {tagAt} from './tags';

/** Only MDX reads these: modules, components, expressions. */
const MDX_ONLY =
  /^(import\s.+from\s|import\s+['"]|export\s)|<[A-Z][\w.]*[\s/>]|<\w+[^>]*=\{|\{\/\*/m;

/** Addresses between signs. */
const ADDRESS = /<((?:https?|mailto):[^\s<>]+)>/g;

const MOST_FAULTS = 300;

/** Escapes the last `<` or `{` that opens something before a fault. */
function escaped(text: string, opening: string, offset: number, isCode: (at: number) => boolean) {
  let at = text.lastIndexOf(opening, offset);
  while (at >= 0 && (isCode(at) || text[at - 1] === '\\'))
    at = at === 0 ? -1 : text.lastIndexOf(opening, at - 1);
  return at < 0 ? [] : [{start: at, end: at, text: '\\'}];
}

/** Expressions that name nothing that the text has: they were text. */
function strayExpressions(tree: Node, isProvided: (name: string) => boolean): Edit[] {
  const all = [...nodesOf(tree)];
  const modules = all.filter(({type}) => type === 'mdxjsEsm');
  const isStray = (node: Node) =>
    nameProblems('', {type: 'root', children: [...modules, node]}, isProvided).length > 0;
  return all
    .filter((node) => /^mdx(Text|Flow)Expression$/.test(node.type) && isStray(node))
    .map((node) => ({start: startOf(node), end: startOf(node), text: '\\'}));
}

/**
 * Chooses how a text is read, and mends what MDX cannot read.
 *
 * @returns what was lost
 */
export function toMdx(
  {parse, codeOf}: Syntax,
  text: SourceText,
  isProvided: (name: string) => boolean,
): Problem[] {
  const {body, file} = text;
  const original = body.text;
  const isCode = codeOf(original);
  const prose = original.replace(/[^\n]/g, (letter, at: number) => (isCode(at) ? ' ' : letter));
  /** What makes the text a little more readable; nothing if it is. */
  const nextEdits = (): Edit[] => {
    const parsed = parse(body.text, 'mdx');
    if ('tree' in parsed) return strayExpressions(parsed.tree, isProvided);
    const {reason, offset} = parsed.fault;
    const [, tag = '', line, column] =
      /closing tag for `<([\w.-]+)[^(]*\((\d+):(\d+)/.exec(reason) ?? [];
    // The parser reads one line more
    const before = body.text.split('\n').slice(0, Number(line) - 2);
    const at = column === undefined ? offset : before.join('\n').length + Number(column);
    const opening = /expression|acorn|lazy line/i.test(reason) ? '{' : `<${tag}`;
    return escaped(body.text, opening, at, codeOf(body.text));
  };
  const first = parse(body.text, 'mdx');
  if ('tree' in first && strayExpressions(first.tree, isProvided).length === 0) return [];
  if (!MDX_ONLY.test(prose) && file.endsWith('.md')) {
    text.isMarkdown = true;
    return [];
  }
  body.replace(ADDRESS, ([, url = '']) => `[${url}](${url})`, isCode);
  for (let count = 0; count < MOST_FAULTS; count += 1) {
    const edits = nextEdits();
    if (edits.length === 0) break;
    body.apply(edits);
  }
  if ('tree' in parse(body.text, 'mdx')) return [];
  body.apply([{start: 0, end: body.text.length, text: original}]);
  text.isMarkdown = true;
  const reason = 'fault' in first ? first.fault.reason.slice(0, 120) : '';
  return [{file, expected: `MDX that can be read (${reason}); it is read as plain Markdown`}];
}

/**
 * Elements in which HTML allows no paragraph. A browser moves it out of them, the more so as the
 * built page leaves out its `</p>`, and React then finds another page than it made.
 */
const PHRASING =
  /^(p|h[1-6]|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|su[bp]|u)$/;
const BLOCK = /^(p|h[1-6]|div|section|figure|blockquote|pre|table|[uod]l|center|details)$/;
const INSIDE_PARAGRAPH = /^(text|mdxTextExpression|mdxJsxTextElement)$/;

/** MDX takes a paragraph of tags alone for these tags. */
const isOfTags = ({type, children = []}: Node) =>
  type === 'paragraph' &&
  children.every((each) => INSIDE_PARAGRAPH.test(each.type) && !each.value?.trim());

/** Puts elements into others only where HTML allows it. */
export function nestingEdits(text: string, tree: Node): Edit[] {
  const rename = (node: Node, to: string): Edit[] => {
    const name = node.name ?? '';
    const close = text.lastIndexOf(`</${name}`, endOf(node)) + 2;
    return [startOf(node) + 1, close].map((start) => ({start, end: start + name.length, text: to}));
  };
  const isBlock = (node: Node): boolean =>
    isElement(node)
      ? BLOCK.test(node.name ?? '')
      : /^(paragraph|list|code|blockquote|table|heading|containerDirective)$/.test(node.type) &&
        !isOfTags(node);
  return [...nodesOf(tree)].flatMap((node) => {
    const children = node.children ?? [];
    if (node.type === 'paragraph' && !isOfTags(node)) {
      return children
        .filter((each) => isElement(each) && isBlock(each))
        .flatMap((each) => rename(each, 'span'));
    }
    if (!isElement(node) || !PHRASING.test(node.name ?? '')) return [];
    const [only, ...others] = children;
    const tag = tagAt(text, startOf(node), endOf(node));
    if (only?.type === 'paragraph' && others.length === 0 && tag && !isOfTags(only)) {
      // On the line of its tags, MDX makes no paragraph of it
      const close = text.lastIndexOf('</', endOf(node));
      return [
        {start: tag.end, end: startOf(only), text: ''},
        {start: endOf(only), end: close, text: ''},
      ];
    }
    return children.flatMap((each) => [...nodesOf(each)]).some(isBlock) ? rename(node, 'div') : [];
  });
}
