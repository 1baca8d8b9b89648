import {nodesOf, textOf, type Node} from '../../content/markdown-tree';
import {formatOf, openParser} from '../../content/parser';
import type {Fields} from '../../content/yaml';

/** Roughly how many characters search engines show. */
const LONGEST = 160;

/** Cuts a string after a whole sentence, or after a whole word if the first sentence is too long. */
function wholeSentences(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentences = new Intl.Segmenter('vi', {granularity: 'sentence'}).segment(text);
  const whole = text.slice(0, sentences.containing(LONGEST)?.index).trimEnd();
  return whole || `${text.slice(0, LONGEST).replace(/ \S*$/, '')}…`;
}

const isWords = (node: Node) =>
  node.type === 'paragraph' &&
  [...nodesOf(node)].some(({type, value}) => /^(text|inlineCode)$/.test(type) && value?.trim());

/**
 * Returns the first paragraph as plain text. Paragraphs inside other blocks, such as admonitions, do
 * not count. Returns `undefined` if there is no paragraph, or if the file has a syntax error.
 */
export async function describe(
  file: string,
  content: string,
  values: Fields,
): Promise<string | undefined> {
  const parse = await openParser();
  const {tree} = parse(file, content, formatOf(file, values));
  const paragraph = tree?.children?.find(isWords);
  if (!paragraph) return undefined;
  const leaves = [...nodesOf(paragraph)].filter(({children = []}) => children.length === 0);
  const text = leaves.map((leaf) => (leaf.name === 'br' ? ' ' : textOf(leaf))).join('');
  return wholeSentences(text.replace(/\s+/g, ' ').trim());
}
