/** Finds HTML that works differently in React, and syntax that readers would see as text. */
import {attributesOf, isElement, lineOf, type Node} from '../../../lib/markdown-tree';
import {styleCode} from '../../../lib/mdx-nodes';
import {warning, type Finding} from './finding';

/** Finds images without alt text. */
function withoutAltText(node: Node): Finding[] {
  if (node.type === 'image' && !node.alt?.trim()) {
    const fix = 'Say what it shows, for people who cannot see it: ![description](…)';
    return [warning(node, 'image without alt text', fix, node.url)];
  }
  if (!isElement(node) || !/^(img|Image)$/.test(node.name ?? '')) return [];
  const hasAlt = attributesOf(node).some(
    ({name, type}) => name === 'alt' || /Expression/.test(type),
  );
  const fix = 'Add alt="what it shows", or alt="" if the image is only decoration';
  return hasAlt ? [] : [warning(node, `<${node.name}> without alt`, fix)];
}

/** Mistakes in Markdown that make readers see the syntax as text. */
const AS_WRITTEN: [RegExp, problem: string, fix: string][] = [
  [/!?\[[^\]]*\]\([^\s()"]+ [^")]+\.\w+\)/g, 'URL with a space', 'Write %20 for each space'],
  [/\[\^[^\]\s]+\]/g, 'footnote not found', 'Add a line [^…]: with its text, or write \\[^…]'],
  [/\{\/\*.*?\*\/\}/g, 'MDX comment in a .md file', 'Write <!-- comment --> or {#id}'],
];

function writtenProblems(node: Node, lines: string[]): Finding[] {
  const {type, value = ''} = node;
  if (/^mdx(Flow|Text)Expression$/.test(type) && value.trim() === '')
    return [warning(node, '{} shows nothing', 'To show the braces, write \\{\\}')];
  if (!/^(text|html)$/.test(type)) return [];
  return AS_WRITTEN.flatMap(([pattern, problem, fix]) =>
    [...value.matchAll(pattern)].flatMap(({0: found, index}): Finding[] => {
      const line = lineOf(node) + value.slice(0, index).split('\n').length - 1;
      // A backslash means that the author wants to show the syntax
      const isMeant = lines[line - 1]?.includes(`\\${found}`);
      return isMeant ? [] : [{...warning(node, problem, fix, found), line}];
    }),
  );
}

/** HTML elements that need no closing tag. */
const OPEN =
  /^(area|br|col|dd|dt|embed|hr|img|input|li|option|p|source|t(body|d|foot|h|head|r|rack)|wbr)$/i;

/** Finds words such as `<branch>` in plain Markdown, which browsers read as a tag. */
function hiddenWords(node: Node, lines: string[]): Finding[] {
  const name = node.name ?? '';
  if (node.type !== 'htmlElement' || !/^[a-z]/.test(name) || OPEN.test(name)) return [];
  if (attributesOf(node).length > 0) return [];
  const end = `</${name}`.toLowerCase();
  if (lines.some((line) => line.toLowerCase().includes(end))) return [];
  const fix = `Put it between backticks, or write &lt;${name}>`;
  return [warning(node, `<${name}> is read as an HTML tag, so readers do not see it`, fix)];
}

/** Finds HTML attributes that have no effect, or not the expected one. */
function attributeProblem(node: Node, name: string, value: unknown): Finding[] {
  const isHtml = node.type === 'htmlElement';
  const text = typeof value === 'string' ? value : '';
  if (name === 'style' && text && !isHtml) {
    const fix = `Write style={${styleCode(text)}}`;
    return [{line: lineOf(node), problem: 'style must be an object in MDX', found: text, fix}];
  }
  if (node.name === 'a' && name === 'href' && (isHtml ? /\.mdx?(#|$)/ : /^[./]/).test(text))
    return [warning(node, 'link in HTML, which the build does not check', `Write [text](${text})`)];
  if (!/^on[a-z]+$/i.test(name) || (!text && !/^on[a-z]/.test(name))) return [];
  return [warning(node, `${name} does nothing here`, 'Write a component with onClick={() => …}')];
}

/** Returns the problems of a node. `lines` are the lines of the file. */
export const elementProblems = (node: Node, lines: string[]): Finding[] => [
  ...withoutAltText(node),
  ...writtenProblems(node, lines),
  ...hiddenWords(node, lines),
  ...(isElement(node) && /^[a-z]/.test(node.name ?? '') ? attributesOf(node) : []).flatMap(
    ({name = '', value}) => attributeProblem(node, name, value),
  ),
];
