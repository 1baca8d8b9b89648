import type {SourceText} from '../texts';
import {attributesOf, lineOf, nodesOf, type Node} from '../mdx/tree';

/** A piece of text that readers see, without code and markup. */
export type Piece = {
  file: string;
  line: number;
  text: string;
  /** A word in italics is often the subject of the sentence, as in “write *hòa*”. */
  isMention?: boolean;
};

/** Returns the texts of a Markdown tree: prose, alternative texts, and attributes that readers see or hear. */
export function piecesOfTree(file: string, tree: Node): Piece[] {
  const mentions = new Set(
    [...nodesOf(tree)]
      .filter(({type}) => type === 'emphasis')
      .flatMap((node) => [...nodesOf(node)]),
  );
  return [...nodesOf(tree)].flatMap((node) => {
    const attributes = attributesOf(node)
      .filter(({name = ''}) => /^(alt|aria-label|label|title)$/.test(name))
      .map(({value}) => value);
    return [...attributes, node.alt, node.type === 'text' && node.value]
      .filter((text) => typeof text === 'string')
      .map((text) => ({file, line: lineOf(node), text, isMention: mentions.has(node)}));
  });
}

/** Returns the title, description and labels in the front matter of a text. */
export const piecesOfFrontMatter = ({content: {file}, values, lines}: SourceText): Piece[] =>
  ['title', 'description', 'sidebar_label', 'series'].flatMap((field) => {
    const text = values[field];
    return typeof text === 'string' ? [{file, line: lines[field] ?? 1, text}] : [];
  });
