import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../src/lib/problems';
import {openParser} from '../../../src/plugins/content/check/markdown/parser';
import {glossaryProblems, readGlossary} from '../../../src/plugins/content/check/words/glossary';
import {piecesOfTree, type Piece} from '../../../src/plugins/content/check/words/pieces';

/** Returns the texts of Markdown documents that are no pages of the site. Missing files are left out. */
export async function piecesOfDocuments(
  siteDir: string,
  files: readonly string[],
): Promise<Piece[]> {
  const parse = await openParser();
  return files
    .filter((file) => fs.existsSync(path.join(siteDir, file)))
    .flatMap((file) => {
      const parsed = parse(fs.readFileSync(path.join(siteDir, file), 'utf8'), 'md');
      return 'tree' in parsed ? piecesOfTree(parsed.tree).map((piece) => ({file, ...piece})) : [];
    });
}

/** Finds the terms of the author's glossary in such documents. */
export async function termProblems(siteDir: string, files: readonly string[]): Promise<Problem[]> {
  const {terms} = readGlossary(siteDir);
  const pieces = await piecesOfDocuments(siteDir, files);
  return pieces.flatMap((piece) => glossaryProblems(terms, piece));
}
