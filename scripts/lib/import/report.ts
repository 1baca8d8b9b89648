import fs from 'node:fs';
import path from 'node:path';

import {groupProblems} from '../../../src/lib/problems';
import {count} from '../count';
import {hasEffect, type Change} from '../changes';
import {LIST, type Plan} from './plan';

export const REPORT_FILE = 'import-report.txt';

/** What the import does with a file. `other`: the author has a different file, which stays. */
export type Outcome = Change & {is: 'new' | 'changed' | 'same' | 'other'};

/** Compares a plan with the files of the site. */
export const outcomesOf = (siteDir: string, {changes}: Plan): Outcome[] =>
  changes.map((change) => {
    if (!fs.existsSync(path.join(siteDir, change.file))) return {...change, is: 'new'};
    if (!hasEffect(siteDir, change)) return {...change, is: 'same'};
    return {...change, is: change.what === LIST ? 'changed' : 'other'};
  });

/** Summarizes an import in a few lines. */
export function summary({items, problems, redirects}: Plan, outcomes: Outcome[]): string {
  const posts = items.filter(({kind}) => kind === 'post').length;
  const of = (pattern: RegExp) => outcomes.filter(({is}) => pattern.test(is));
  const [same, others] = [of(/same/).length, of(/other/)];
  return [
    `${count(posts, 'post')} and ${count(items.length - posts, 'guide')}, ${count(redirects.size, 'redirect')}; ${count(of(/new|changed/).length, 'file')} to write.`,
    ...(same > 0 ? [`${count(same, 'file')} already imported.`] : []),
    problems.length > 0
      ? `${count(problems.length, 'item')} not fully imported: see ${REPORT_FILE}.`
      : 'Everything was imported.',
    ...(others.length > 0
      ? ['These files already exist and differ; yours stay. To import one again, delete it first:']
      : []),
    ...others.map(({file}) => `  ${file}`),
  ].join('\n');
}

/** The whole report: what was not imported, by file and line of the old site. */
export function fullReport({problems}: Plan, source: string): string {
  const list = groupProblems(problems, Infinity);
  return `Not fully imported from ${source}:\n\n${list}\n`;
}
