/** What a careful reader would mark in a text. All are warnings: the site works with them. */
import type {Problem} from '../../../../lib/problems';
import {readText} from '../files';
import {glossaryProblems, readGlossary} from './glossary';
import {piecesOfData, type Piece} from './pieces';
import {toneMarkProblems} from './tone-marks';
import {typographyProblems} from './typography';

const DATA = /^(src\/(config|data)\/.+\.(ts|json)|i18n\/.+\.json|(blog|docs|i18n)\/.+\.ya?ml)$/;

/** Checks the words of some texts, and of the data files among `files`. */
export function wordProblems(
  siteDir: string,
  texts: readonly Piece[],
  files: readonly string[],
): Problem[] {
  const data = files
    .filter((file) => DATA.test(file) && !/\.test\.ts$/.test(file))
    .flatMap((file) => piecesOfData(file, readText(siteDir, file)));
  const pieces = [...texts, ...data];
  const {terms, problems} = readGlossary(siteDir);
  return [
    ...problems,
    ...pieces.flatMap(typographyProblems),
    ...toneMarkProblems(pieces),
    ...pieces.flatMap((piece) => glossaryProblems(terms, piece)),
  ];
}
