import fs from 'node:fs';
import path from 'node:path';

import type {JSONReport} from '@playwright/test/reporter';

import {ensureChromium} from '../install-chromium';
import {capture} from '../terminal';
import {REPORT_FILE} from './playwright.config';

/**
 * Runs `pages.spec.ts`.
 *
 * @returns how many pages were opened, and lists of their errors and warnings with advice
 */
export async function openPages() {
  await ensureChromium();
  fs.rmSync(REPORT_FILE, {force: true});
  const config = path.join(__dirname, 'playwright.config.ts');
  const {output} = await capture('playwright', ['test', '--config', config]);
  if (!fs.existsSync(REPORT_FILE)) throw new Error(output);
  const {suites, errors} = JSON.parse(fs.readFileSync(REPORT_FILE, 'utf8')) as JSONReport;
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('\n'));
  const checked = suites.flatMap(({specs}) => specs);
  const list = (severity: string) =>
    describeProblems(
      checked.map(({title, tests: [test]}) => {
        const all = (test?.annotations ?? []).filter(({type}) => type === severity);
        const found = all.map(({description = ''}) => description);
        const thrown = severity === 'error' && test?.results[0]?.error?.message?.split('\n')[0];
        return {name: title, problems: thrown ? [...found, `${thrown}\n      → ${RETRY}`] : found};
      }),
    );
  return {count: checked.length, errors: list('error'), warnings: list('warning')};
}

const RETRY = "fix this page's other problems first. If there are none, run the check again";

const MOST = 5;

/** Lists each problem once, with the pages that have it. */
export function describeProblems(checked: readonly {name: string; problems: string[]}[]): string {
  const all = new Set(checked.flatMap(({problems}) => problems));
  return [...all]
    .map((problem) => {
      const [first, ...others] = checked.filter(({problems}) => problems.includes(problem));
      const also = others.slice(0, MOST - 1).map(({name}) => `\n      also on ${name}`);
      const more = others.length - also.length;
      if (more > 0) also.push(`\n      and on ${more} more`);
      return `  ${first?.name}: ${problem}${also.join('')}`;
    })
    .join('\n');
}
