import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../../lib/problems';
import {readText} from '../files';
import {parseYaml} from '../yaml';
import type {Piece} from './pieces';
import {withoutQuotes} from './tone-marks';

/** Terms not to use, each with the term to write. The author's; a site may have none. */
export const GLOSSARY = 'src/config/glossary.yml';

type Term = {readonly pattern: RegExp; readonly expected: string};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Reads the glossary of a site, and what is wrong with it. */
export function readGlossary(siteDir: string): {terms: readonly Term[]; problems: Problem[]} {
  if (!fs.existsSync(path.join(siteDir, GLOSSARY))) return {terms: [], problems: []};
  const parsed = parseYaml(GLOSSARY, readText(siteDir, GLOSSARY));
  if ('problem' in parsed) return {terms: [], problems: [parsed.problem]};
  const entries = Object.entries(parsed.fields);
  return {
    terms: entries.map(([avoid, use]) => ({
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])${escaped(avoid.normalize('NFC'))}(?![\\p{L}\\p{N}])`,
        'iu',
      ),
      expected: `write “${String(use)}”, as ${GLOSSARY} says`,
    })),
    problems: entries
      .filter(([, use]) => typeof use !== 'string')
      .map(([field, found]) => ({
        file: GLOSSARY,
        line: parsed.lines[field] ?? 1,
        field,
        expected: 'the term to write instead, as some text',
        found,
        severity: 'warning' as const,
      })),
  };
}

/** Returns a problem for each term of the glossary that a text uses. */
export function glossaryProblems(
  terms: readonly Term[],
  {file, line, text, isMention}: Piece,
): Problem[] {
  if (isMention) return [];
  return withoutQuotes(text.normalize('NFC'))
    .split('\n')
    .flatMap((part, index) =>
      terms.flatMap(({pattern, expected}): Problem[] => {
        const found = pattern.exec(part)?.[0];
        return found === undefined
          ? []
          : [{file, line: line + index, expected, found, severity: 'warning'}];
      }),
    );
}
