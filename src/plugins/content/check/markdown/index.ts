/** What is wrong with the text of a post, guide or page, found without bundling it. */
import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../../lib/problems';
import type {Written} from '../front-matter';
import {elementProblems} from './elements';
import {importProblems, pictureProblems} from './files';
import {fileLinkProblems, linksOf, type Link} from './links';
import {liveCodeProblems} from './live-code';
import {nameProblems} from './names';
import {formatOf, openParser, type Parse} from './parser';
import {duplicateIds, unclosedBlocks} from './structure';
import {syntaxProblem} from './syntax';
import type {Node} from './tree';
import {keepTree} from '../../translations/blocks';
import {piecesOfFrontMatter, piecesOfTree, type Piece} from '../words/pieces';

/** What a text says, read once for each of its versions. */
type Reading = {
  readonly text: string;
  readonly tree?: Node;
  /** What depends on the text alone. */
  readonly problems: readonly Problem[];
  readonly links: readonly Link[];
  readonly pieces: readonly Piece[];
};

/** The framework's own. */
const FRAMEWORK = ['Head', 'Details'];

/** Where the site adds to them. */
const PROVIDERS = [
  'src/theme/MDXComponents/index.tsx',
  'src/theme/MDXComponents/index.ts',
  'src/theme/MDXComponents/index.jsx',
  'src/theme/MDXComponents/index.js',
  'src/theme/MDXComponents.tsx',
  'src/theme/MDXComponents.js',
];

/** Which components every text can use without an import. */
export function providedComponents(siteDir: string): (name: string) => boolean {
  const words = new Set([
    ...FRAMEWORK,
    ...PROVIDERS.map((file) => path.join(siteDir, file))
      .filter((file) => fs.existsSync(file))
      .flatMap((file) => fs.readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []),
  ]);
  return (name) => words.has(name);
}

function read(parse: Parse, written: Written, isProvided: (name: string) => boolean): Reading {
  const {content, text, values} = written;
  const {file} = content;
  const pieces = piecesOfFrontMatter(written);
  const parsed = parse(text, formatOf(file, values));
  if ('fault' in parsed)
    return {text, problems: [syntaxProblem(file, parsed.fault)], links: [], pieces};
  const {tree} = parsed;
  return {
    text,
    tree,
    links: linksOf(tree),
    pieces: [...pieces, ...piecesOfTree(tree).map((piece) => ({file, ...piece}))],
    problems: [
      ...nameProblems(file, tree, isProvided),
      ...elementProblems(file, tree),
      ...duplicateIds(file, tree),
      ...unclosedBlocks(file, text, tree),
      ...liveCodeProblems(file, tree),
    ],
  };
}

/** Reads texts, and again only those that have changed since. */
export class TextReader {
  #parse: Promise<Parse> | undefined;
  readonly #readings = new Map<string, Reading>();

  /** Everything wrong with some texts. */
  async problems(siteDir: string, texts: readonly Written[]): Promise<Problem[]> {
    const parse = await (this.#parse ??= openParser());
    const isProvided = providedComponents(siteDir);
    return texts.flatMap((written) => {
      const {content, text} = written;
      const key = path.join(siteDir, content.file);
      const earlier = this.#readings.get(key);
      const reading = earlier?.text === text ? earlier : read(parse, written, isProvided);
      this.#readings.set(key, reading);
      const {tree, links, problems} = reading;
      if (!tree) return problems;
      // The records of translations are compared with them: each text is parsed once
      if (reading !== earlier) keepTree(key, written, tree);
      return [
        ...problems,
        ...importProblems(siteDir, content.file, tree),
        ...pictureProblems(siteDir, content.file, tree),
        ...fileLinkProblems(siteDir, content, links),
      ];
    });
  }

  /** The words of a text that was read. */
  piecesOf(siteDir: string, file: string): readonly Piece[] {
    return this.#readings.get(path.join(siteDir, file))?.pieces ?? [];
  }

  /** The links of a text that was read. */
  linksOf(siteDir: string, file: string): readonly Link[] {
    return this.#readings.get(path.join(siteDir, file))?.links ?? [];
  }
}
