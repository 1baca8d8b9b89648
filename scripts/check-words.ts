/**
 * Checks the words of the engine: spelling of its documents, messages and code, and the typography
 * and terms of its documents and strings. The author's texts are checked by `npm run check`.
 */
import fs from 'node:fs';

import {throwIfAny, type Problem} from '../src/lib/problems';
import {glossaryProblems, readGlossary} from '../src/plugins/content/check/words/glossary';
import {piecesOfData, piecesOfTree} from '../src/plugins/content/check/words/pieces';
import {toneMarkProblems} from '../src/plugins/content/check/words/tone-marks';
import {typographyProblems} from '../src/plugins/content/check/words/typography';
import {openParser} from '../src/plugins/content/check/markdown/parser';
import {spellingProblems} from './lib/gate/spelling';
import {fail} from './lib/terminal';

const DOCUMENTS = ['CONTRIBUTING.md', 'SECURITY.md', 'src/theme/README.md', 'tests/site/README.md'];
const STRINGS = ['src/plugins/translations/vi.json', 'src/plugins/translations/en.json'];
const CODE = [
  'src/{components,docusaurus,lib,plugins,theme}/**/*.{ts,tsx}',
  'scripts/{*,lib/**/*}.ts',
  '!**/*.test.{ts,tsx}',
];

async function main() {
  const parse = await openParser();
  const documents = DOCUMENTS.filter((file) => fs.existsSync(file));
  const strings = STRINGS.flatMap((file) => piecesOfData(file, fs.readFileSync(file, 'utf8')));
  const pieces = [
    ...documents.flatMap((file) => {
      const parsed = parse(fs.readFileSync(file, 'utf8'), 'md');
      return 'tree' in parsed ? piecesOfTree(parsed.tree).map((piece) => ({file, ...piece})) : [];
    }),
    ...strings,
  ];
  const {terms} = readGlossary('.');
  const problems: Problem[] = [
    ...(await spellingProblems('.', [...documents, ...STRINGS, ...CODE], 'cspell-words.txt')),
    ...strings.flatMap(typographyProblems),
    ...toneMarkProblems(pieces),
    ...pieces.flatMap((piece) => glossaryProblems(terms, piece)),
  ];
  try {
    throwIfAny(
      'The engine’s texts have faults.',
      problems.map((problem) => ({...problem, severity: 'error'})),
    );
  } catch (error) {
    fail((error as Error).message);
  }
  console.log('No fault in the words of the engine.');
}

void main();
