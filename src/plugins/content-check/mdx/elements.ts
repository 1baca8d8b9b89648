/** HTML that React reads differently from a browser, and syntax that readers would see as written. */
import type {Problem} from '../../../lib/problems';
import {attributesOf, isElement, nodesOf, lineOf, type Node} from '../../../lib/markdown-tree';
import {styleCode} from '../../../lib/mdx-nodes';
import {withoutAltText} from './alt-text';

type Finding = Omit<Problem, 'file'>;
type IsFile = (url: string) => boolean;

const WARNING = 'warning' as const;

/** Syntax that readers see as written: what is wrong, and what to do. */
const AS_WRITTEN: [RegExp, problem: string, fix: string][] = [
  [/!?\[[^\]]*\]\([^\s()"]+ [^")]+\.\w+\)/g, 'URL with a space', 'Write %20 for each space'],
  [/\[\^[^\]\s]+\]/g, 'footnote not found', 'Add a line [^…]: with its text, or write \\[^…]'],
  [/\{\/\*.*?\*\/\}/g, 'MDX comment in a .md file', 'Write <!-- comment --> or {#id}'],
];

function writtenProblems({type, value = '', ...node}: Node, lines: string[]): Finding[] {
  if (!/^(text|html)$/.test(type)) return [];
  return AS_WRITTEN.flatMap(([pattern, problem, fix]) =>
    [...value.matchAll(pattern)].flatMap(({0: found, index}): Finding[] => {
      const line = lineOf({type, ...node}) + value.slice(0, index).split('\n').length - 1;
      // With a backslash, it is intentional
      const isMeant = lines[line - 1]?.includes(`\\${found}`);
      return isMeant ? [] : [{line, problem, found, fix, severity: 'warning'}];
    }),
  );
}

/** An attribute of HTML that does not do what its author expects. */
function attributeProblem(node: Node, name: string, value: unknown, isFile: IsFile) {
  const isHtml = node.type === 'htmlElement';
  const text = typeof value === 'string' ? value : '';
  if (name === 'style' && text && !isHtml) {
    const fix = `Write style={${styleCode(text)}}`;
    return {problem: 'must be an object in MDX', found: text, fix};
  }
  if (node.name === 'a' && name === 'href' && (isHtml ? /\.mdx?(#|$)/ : /^[./]/).test(text)) {
    const problem = 'link in HTML, which the build does not check';
    return {field: undefined, problem, fix: `Write [text](${text})`, severity: WARNING};
  }
  const isBare = /^(?![a-z]+:|[/.@#])./i.test(text);
  const isMissing = isHtml ? /^(?![a-z]+:|[/#])./i.test(text) && !isFile(text) : isBare;
  if (node.name === 'img' && name === 'src' && isMissing) {
    const path = `${isBare ? './' : ''}${text}`;
    const fix = isHtml ? 'Check the path' : `Write ${path} or ![…](${path})`;
    return {field: undefined, problem: 'image not found', found: value, fix, severity: WARNING};
  }
  if (!/^on[a-z]+$/i.test(name) || (!text && !/^on[a-z]/.test(name))) return undefined;
  const fix = 'Write a component with onClick={() => …}';
  return {problem: 'does nothing here', fix, severity: WARNING};
}

function markupProblems(node: Node, isFile: IsFile): Finding[] {
  const line = lineOf(node);
  if (!isElement(node) || !/^[a-z]/.test(node.name ?? '')) return [];
  const attributes = attributesOf(node);
  const problems = attributes.flatMap(({name = '', value}): Finding[] => {
    const problem = attributeProblem(node, name, value, isFile);
    return problem ? [{line, field: name, ...problem}] : [];
  });
  if (node.name !== 'script' || attributes.some(({name}) => name === 'src')) return problems;
  const problem = '<script> runs only if a reader opens this page first';
  return [
    ...problems,
    {line, problem, fix: 'Write a component in an .mdx file', severity: WARNING},
  ];
}

/**
 * What is wrong with the HTML of a file.
 *
 * @param isFile does a file exist, from the folder of this one?
 */
export const elementProblems = (tree: Node, lines: string[], isFile: IsFile): Finding[] =>
  [...nodesOf(tree)].flatMap((node) => [
    ...withoutAltText(node),
    ...writtenProblems(node, lines),
    ...markupProblems(node, isFile),
  ]);
