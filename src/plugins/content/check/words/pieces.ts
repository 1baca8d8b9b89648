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

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g;

/** Returns the string literals of several words in a TypeScript or JSON file, or the values of YAML. */
export function piecesOfData(file: string, source: string): Piece[] {
  return source.split('\n').flatMap((content, index): Piece[] => {
    // Beside each message is a description for translators, which the framework writes
    const isHidden = /^\s*import\b/.test(content);
    const line = file.startsWith('i18n/') ? content.replace(/"description":.*$/, '') : content;
    const texts = /\.ya?ml$/.test(file)
      ? [/^\s*(?:- )?[\w-]+:\s+(.*)$/.exec(line)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ?? '']
      : (line.match(LITERAL) ?? []).map((literal) => literal.slice(1, -1));
    return texts
      .filter((text) => /\s/.test(text) && !isHidden)
      .map((text) => ({file, line: index + 1, text}));
  });
}
