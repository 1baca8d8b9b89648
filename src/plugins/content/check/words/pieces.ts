import type {Written} from '../front-matter';
import {attributesOf, lineOf, nodesOf, type Node} from '../markdown/tree';

/** A piece of text that readers see, without code and markup. */
export type Piece = {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** A word in italics is often the subject of the sentence, as in “write *hòa*”. */
  readonly isMention?: boolean;
};

/** Attributes that readers see or hear. */
export const READ_ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'title']);

/** Returns the texts of a Markdown tree. */
export function piecesOfTree(tree: Node): Omit<Piece, 'file'>[] {
  const mentions = new Set(
    [...nodesOf(tree)]
      .filter(({type}) => type === 'emphasis')
      .flatMap((emphasis) => [...nodesOf(emphasis)]),
  );
  return [...nodesOf(tree)].flatMap((node) => {
    const line = lineOf(node);
    const texts = attributesOf(node).flatMap(({name = '', value}) =>
      READ_ATTRIBUTES.has(name) && typeof value === 'string' ? [{line, text: value}] : [],
    );
    if (node.type === 'image' && node.alt) texts.push({line, text: node.alt});
    if (node.type !== 'text') return texts;
    return [{line, text: node.value ?? '', isMention: mentions.has(node)}];
  });
}

/** Returns the title, description and labels in the front matter of a text. */
export function piecesOfFrontMatter({content: {file}, values, lines}: Written): Piece[] {
  return ['title', 'description', 'sidebar_label', 'series'].flatMap((field) => {
    const text = values[field];
    return typeof text === 'string' ? [{file, line: lines[field] ?? 1, text}] : [];
  });
}

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g;

/** Returns the string literals of several words in a TypeScript or JSON file, or the values of YAML. */
export function piecesOfData(file: string, source: string): Piece[] {
  // Beside each message is a description for translators, which the framework writes
  const read = (line: string) => {
    if (/^\s*import\b/.test(line)) return '';
    return file.startsWith('i18n/') ? line.replace(/"description":.*$/, '') : line;
  };
  return source.split('\n').flatMap((content, index): Piece[] => {
    const texts = /\.ya?ml$/.test(file)
      ? [/^\s*(?:- )?[\w-]+:\s+(.*)$/.exec(content)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ?? '']
      : (read(content).match(LITERAL) ?? []).map((literal) => literal.slice(1, -1));
    return texts.filter((text) => /\s/.test(text)).map((text) => ({file, line: index + 1, text}));
  });
}
