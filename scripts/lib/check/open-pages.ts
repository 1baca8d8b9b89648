import fs from 'node:fs';
import path from 'node:path';

import type {JSONReport} from '@playwright/test/reporter';

import {ensureChromium} from '../chromium';
import {startStaticServer} from '../static-server';
import {capture} from '../terminal';
import type {PageProblem} from './page';
import {INPUT_FILE, REPORT_FILE, type BuiltPage, type CheckInput} from './pages';

/** The folder of the build. The checked build is the one that is deployed. */
export const BUILD_DIR = 'build';

/** Reads where the built site is, and which hosts besides its own `src/config/hosts.ts` allows. */
async function readSite(siteDir: string) {
  // Dynamic imports, so that the step that runs them can report an error in the settings
  const {loadEnvironmentFile, readEnvironment} = await import('../../../src/lib/environment');
  const {allowedHosts, site} = await import('../../../src/config');
  const {url, baseUrl} = readEnvironment(loadEnvironmentFile(siteDir), site);
  return {baseUrl, publicUrl: url + baseUrl, hosts: Object.values(allowedHosts).flat()};
}

/**
 * Opens pages of the build in Chromium (`pages.spec.ts`).
 *
 * @returns the problems with their pages and fixes; `''` if there are no problems
 */
export async function openPages(siteDir: string, pages: readonly BuiltPage[]): Promise<string> {
  await ensureChromium();
  const {baseUrl, publicUrl, hosts} = await readSite(siteDir);
  const server = await startStaticServer({dir: BUILD_DIR, baseUrl});
  const paths = pages.map((page) => page.path);
  const input: CheckInput = {allowed: {siteUrls: [server.url, publicUrl], hosts}, paths};
  fs.mkdirSync(path.dirname(INPUT_FILE), {recursive: true});
  fs.writeFileSync(INPUT_FILE, JSON.stringify(input));
  fs.rmSync(REPORT_FILE, {force: true});
  const config = path.join(__dirname, 'playwright.config.ts');
  const {output} = await capture('playwright', ['test', '--config', config]);
  await server.close();
  if (!fs.existsSync(REPORT_FILE)) throw new Error(output);
  const {suites, errors} = JSON.parse(fs.readFileSync(REPORT_FILE, 'utf8')) as JSONReport;
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('\n'));
  return describeProblems(
    suites
      .flatMap(({specs}) => specs)
      .map(({title, tests: [test]}) => {
        const thrown = test?.results[0]?.error?.message?.split('\n')[0];
        const problems = (test?.annotations ?? []).map(({type, description = ''}) => ({
          found: description,
          remedy: type,
        }));
        if (thrown) problems.push({found: thrown, remedy: NOTHING_NAMED});
        const source = pages.find((page) => page.path === title)?.source;
        return {name: `/${title}${source ? ` (${source})` : ''}`, problems};
      }),
  );
}

const NOTHING_NAMED =
  'correct the other problems of this page first; if it has none, run the check again';

/** How many pages are listed for the same problem. */
const MOST = 5;

/** Lists problems with their pages. A problem of several pages is listed once. */
export function describeProblems(
  checked: readonly {name: string; problems: readonly PageProblem[]}[],
): string {
  const pages = new Map<string, Set<string>>();
  for (const {name, problems} of checked) {
    for (const {found, remedy} of problems) {
      const key = `${found}\n      → ${remedy}`;
      pages.set(key, (pages.get(key) ?? new Set()).add(name));
    }
  }
  return [...pages]
    .map(([problem, [first, ...others]]) => {
      const more = others.length - MOST + 1;
      const also = others.slice(0, MOST - 1).map((name) => `\n      also on ${name}`);
      if (more > 0) also.push(`\n      and on ${more} more`);
      return `  ${first}: ${problem}${also.join('')}`;
    })
    .join('\n');
}
