/**
 * Checks the words of the engine: spelling and terms of its documents, messages and code, and the
 * typography of its strings. The author's texts are checked by `npm run check`.
 */
import fs from 'node:fs';

import {Globby} from '@docusaurus/utils';

import {throwIfAny, type Problem} from '../src/lib/problems';
import {glossaryProblems, readGlossary} from '../src/plugins/content/check/words/glossary';
import {piecesOfData} from '../src/plugins/content/check/words/pieces';
import {toneMarkProblems} from '../src/plugins/content/check/words/tone-marks';
import {typographyProblems} from '../src/plugins/content/check/words/typography';
import {piecesOfDocuments} from './lib/gate/documents';
import {spellingProblems} from './lib/gate/spelling';
import {fail} from './lib/terminal';

const DOCUMENTS = ['CONTRIBUTING.md', 'SECURITY.md', 'src/theme/README.md', 'tests/site/README.md'];
const STRINGS = ['src/plugins/translations/vi.json', 'src/plugins/translations/en.json'];
const CODE = [
  'src/{components,docusaurus,lib,plugins,theme}/**/*.{ts,tsx}',
  'scripts/{*,lib/**/*}.ts',
  '!**/*.test.{ts,tsx}',
];

const read = (file: string) => piecesOfData(file, fs.readFileSync(file, 'utf8'));

/** The texts in the engine's code: messages and labels, without the expressions in them. */
const messages = () =>
  Globby.sync(CODE)
    .flatMap(read)
    .map((piece) => ({...piece, text: piece.text.replace(/\$\{[^}]*\}/g, '')}));

async function main() {
  const documents = DOCUMENTS.filter((file) => fs.existsSync(file));
  const strings = STRINGS.flatMap(read);
  const pieces = [...(await piecesOfDocuments('.', documents)), ...strings];
  const {terms} = readGlossary('.');
  const problems: Problem[] = [
    ...(await spellingProblems('.', [...documents, ...STRINGS, ...CODE], 'cspell-words.txt')),
    ...strings.flatMap(typographyProblems),
    ...toneMarkProblems(pieces),
    ...[...pieces, ...messages()].flatMap((piece) => glossaryProblems(terms, piece)),
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
