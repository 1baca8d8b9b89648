/**
 * `npm run test:rows`: compares what the site promises (`scripts/lib/rows/list.ts`) with the tests
 * that passed in the last `npm test`. A test names the rows and variables that it proves at the
 * start of its title. A row or variable without a test is a fault. The table of all is in
 * `.cache/reports/rows.md`. The last line is `N passed, N failed`.
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';

import {rows} from './lib/rows/list';
import {compare, type Line, type Test} from './lib/rows/proofs';
import {fail} from './lib/terminal';
import {readReport} from './lib/test-results';
import {TEST_SITE} from './lib/test-site';

const REPORTS = '.cache/reports';
const TABLE = path.join(REPORTS, 'rows.md');

const cell = (text: string) => text.replaceAll('|', '\\|');
const nameOf = ({file, titles}: Test) => cell(`${file}: ${titles.join(' › ')}`);

/** Returns a line of the table. A line with many tests names the first and counts the others. */
function tableLine({id, what, languages, tests, missing}: Line): string {
  const [first, ...others] = tests;
  const proof = first ? `${nameOf(first)}${others.length > 0 ? ` (+ ${others.length})` : ''}` : '';
  return `| ${id} | ${cell(what)} | ${languages.join(' ')} | ${missing ? `missing: ${missing}` : proof || 'not built yet'} |`;
}

if (!fs.existsSync(REPORTS)) fail('There are no reports of tests. Run npm test first.');
const passed = fs
  .readdirSync(REPORTS)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => readReport(path.join(REPORTS, file), path.resolve(TEST_SITE)))
  .filter(({outcome}) => outcome === 'passed' || outcome === 'flaky');
const lines = compare(rows, passed);
const table = ['| id | what | languages | proven by |', '| --- | --- | --- | --- |'];
fs.writeFileSync(TABLE, `${[...table, ...lines.map(tableLine)].join('\n')}\n`);

const unproven = lines.filter(({missing}) => missing);
for (const {id, what, missing} of unproven) console.log(`✘ ${id} (${what}): ${missing} is missing`);
console.log(`The table is in ${TABLE}.`);
console.log(`${lines.length - unproven.length} passed, ${unproven.length} failed`);
process.exitCode = unproven.length > 0 ? 1 : 0;
