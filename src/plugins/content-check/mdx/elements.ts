/** HTML that React reads in another way than a browser does, and what readers see as it is written. */
import type {Problem} from '../../../lib/problems';
import {attributesOf, isElement, nodesOf, lineOf, type Node} from '../../../lib/markdown-tree';
import {styleCode} from '../../../lib/mdx-nodes';
import {withoutAltText} from './alt-text';

type Finding = Omit<Problem, 'file'>;
type IsFile = (url: string) => boolean;

const WARNING = 'warning' as const;

/** What reaches readers as it is written, and what to write. */
const AS_WRITTEN: [RegExp, string][] = [
  [/!?\[[^\]]*\]\([^\s()"]+ [^")]+\.\w+\)/g, 'an address without spaces: %20 stands for one'],
  [/\[\^[^\]\s]+\]/g, 'a line [^…]: with its words, or \\[^…] for the sign itself'],
  [/\{\/\*.*?\*\/\}/g, '<!-- a comment --> or {#id}; this form is for .mdx files'],
];

function writtenProblems({type, value = '', ...node}: Node, lines: string[]): Finding[] {
  if (!/^(text|html)$/.test(type)) return [];
  return AS_WRITTEN.flatMap(([pattern, problem]) =>
    [...value.matchAll(pattern)].flatMap(({0: found, index}): Finding[] => {
      const line = lineOf({type, ...node}) + value.slice(0, index).split('\n').length - 1;
      // With a backslash, the author means it so
      const isMeant = lines[line - 1]?.includes(`\\${found}`);
      return isMeant ? [] : [{line, problem, found, severity: 'warning'}];
    }),
  );
}

/** An attribute of HTML that does not do what its author expects. */
function attributeProblem(node: Node, name: string, value: unknown, isFile: IsFile) {
  const isHtml = node.type === 'htmlElement';
  const text = typeof value === 'string' ? value : '';
  if (name === 'style' && text && !isHtml) {
    return {problem: `style={${styleCode(text)}}; MDX takes no CSS text here`, found: text};
  }
  if (node.name === 'a' && name === 'href' && (isHtml ? /\.mdx?(#|$)/ : /^[./]/).test(text)) {
    const problem = `[text](${text}), a link that the build checks`;
    return {field: '<a>', problem, severity: WARNING};
  }
  const isBare = /^(?![a-z]+:|[/.@#])./i.test(text);
  const isMissing = isHtml ? /^(?![a-z]+:|[/#])./i.test(text) && !isFile(text) : isBare;
  if (node.name === 'img' && name === 'src' && isMissing) {
    const path = `${isBare ? './' : ''}${text}`;
    const problem = isHtml
      ? `an image that exists, from the folder of this file`
      : `${path} or ![…](${path}), which is looked for beside the text`;
    return {problem, found: value, severity: WARNING};
  }
  if (!/^on[a-z]+$/i.test(name) || (!text && !/^on[a-z]/.test(name))) return undefined;
  const problem = 'a component of its own with onClick={() => …}; as HTML, it does nothing';
  return {problem, severity: WARNING};
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
  const problem =
    'a component in an .mdx file; a script in HTML runs only if a reader opens this page first';
  return [...problems, {line, field: '<script>', problem, severity: WARNING}];
}

/**
 * What is wrong with the HTML of a text.
 *
 * @param isFile is there such a file, from the folder of the text?
 */
export const elementProblems = (tree: Node, lines: string[], isFile: IsFile): Finding[] =>
  [...nodesOf(tree)].flatMap((node) => [
    ...withoutAltText(node),
    ...writtenProblems(node, lines),
    ...markupProblems(node, isFile),
  ]);
