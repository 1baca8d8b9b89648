import fs from 'node:fs';
import path from 'node:path';

import type {Change, Plan} from './plan';

export const REPORT_FILE = 'import-report.txt';

/** What the import does with a file. A text that differs is the author's, and stays. */
export type Outcome = Change & {is: 'new' | 'changed' | 'same' | 'other'};

/** Compares a plan with the files of the site. */
export const outcomesOf = (siteDir: string, {changes}: Plan): Outcome[] =>
  changes.map((change) => {
    const file = path.join(siteDir, change.file);
    if (!fs.existsSync(file)) return {...change, is: 'new'};
    const isSame = fs.readFileSync(file).equals(Buffer.from(change.content));
    return {...change, is: isSame ? 'same' : change.isList ? 'changed' : 'other'};
  });

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The import in a few lines. */
export function summary({texts, notes, redirects}: Plan, outcomes: Outcome[]): string {
  const posts = texts.filter(({kind}) => kind === 'post').length;
  const of = (...kinds: Outcome['is'][]) => outcomes.filter(({is}) => kinds.includes(is));
  const written = count(of('new', 'changed').length, 'file');
  const lines = [
    `${count(posts, 'post')} and ${count(texts.length - posts, 'guide')}, ${count(redirects.size, 'redirect')}; ${written} to write.`,
  ];
  if (of('same').length > 0)
    lines.push(`${count(of('same').length, 'file')} are here already, as they are there.`);
  lines.push(
    notes.length > 0
      ? `${count(notes.length, 'place')} lost something: see ${REPORT_FILE}.`
      : 'Nothing is lost.',
  );
  if (of('other').length > 0)
    lines.push(
      'These files are here already and differ; yours stay. To take one from the old site, delete it and import again:',
      ...of('other').map(({file}) => `  ${file}`),
    );
  return lines.join('\n');
}

const LONGEST = 120;

/** The whole report: what was lost, and the places in the old site by file and line. */
export function fullReport({notes}: Plan, source: string): string {
  const groups = new Map<string, Set<string>>();
  for (const {file, line, field, expected, found} of notes) {
    const place = [file, line && `:${line}`, field && ` › ${field}`].filter(Boolean).join('');
    const shown = found === undefined ? '' : `  ${JSON.stringify(found).slice(0, LONGEST)}`;
    groups.set(expected, (groups.get(expected) ?? new Set()).add(`  ${place}${shown}`));
  }
  const parts = [...groups].map(
    ([expected, places]) => `Expected: ${expected}\n${[...places].join('\n')}\n`,
  );
  return `What the import from ${source} could not bring, with its place there.\n\n${parts.join('\n')}`;
}
