import {nodesOf, textOf, type Node} from '../../lib/markdown-tree';
import {formatOf, openParser} from '../../lib/content/parser';
import type {Fields} from '../../lib/content/yaml';

/** What search engines show of a description. */
const LONGEST = 160;

/** Cuts a string after its last whole sentence, or after a word if the first sentence is too long. */
function wholeSentences(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentences = text.match(/.+?(?:[.!?…]+["”’)]*(?=\s|$)|$)\s*/gu) ?? [];
  let result = '';
  for (const sentence of sentences) {
    if ((result + sentence).trimEnd().length > LONGEST) break;
    result += sentence;
  }
  return result.trimEnd() || `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}

const isWords = (node: Node) =>
  node.type === 'paragraph' &&
  [...nodesOf(node)].some(({type, value}) => /^(text|inlineCode)$/.test(type) && value?.trim());

/**
 * Describes a post, guide or page by its first paragraph as plain text, wherever it comes after
 * headings, comments, imports, notes, tables and code.
 *
 * @returns `undefined` without a paragraph, or if the content cannot be read
 */
export async function describe(
  file: string,
  content: string,
  values: Fields,
): Promise<string | undefined> {
  const parse = await openParser();
  const {tree} = parse(file, content, formatOf(file, values));
  const paragraph = tree?.children?.find(isWords);
  return paragraph && wholeSentences(textOf(paragraph).replace(/\s+/g, ' ').trim());
}
