/**
 * `npm test`: proves everything that CI proves, and ends with one line
 * `N passed, N failed`. What reads the sources and what builds go on side by
 * side; the browser tests follow the builds. Every check runs even when another failed,
 * so that one run tells all; only what needs a build that failed is left out.
 *
 *     npm test -- [--only format,lint,types,unit,…]
 */
import fs from 'node:fs';
import path from 'node:path';

import {buildSite} from './lib/build-site';
import {
  command,
  one,
  readOptions,
  runChecks,
  selectNames,
  type Check,
  type Count,
  type Report,
} from './lib/checks';
import {describeChromium, ensureChromium} from './lib/chromium';
import {INTEGRATIONS_ENV} from './lib/integrations-env';
import {neutralEnvironment} from './lib/site-environment';
import {run} from './lib/terminal';

/** Reports of the test runners; read back to count their tests. */
const REPORTS = '.cache/reports';

/** Runs jest and counts its tests; a run that dies without a report is one failure. */
async function jest(project: string, {output}: Report): Promise<Count> {
  const report = path.join(REPORTS, `jest-${project}.json`);
  fs.rmSync(report, {force: true});
  const code = await run('jest', ['--selectProjects', project, '--json', '--outputFile', report], {
    isQuiet: true,
    onOutput: output,
  });
  if (!fs.existsSync(report)) return one(false);
  const {numPassedTests, numFailedTests, numRuntimeErrorTestSuites} = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  ) as Record<string, number>;
  const failed = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
  return {passed: numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed};
}

/** Runs the browser tests of `playwright.config.ts`, shown as they go, and counts them. */
async function playwright(): Promise<Count> {
  const chromium = await ensureChromium();
  console.log(`Browser: ${describeChromium(chromium)}`);
  const report = path.join(REPORTS, 'playwright.json');
  fs.rmSync(report, {force: true});
  const code = await run('playwright', ['test'], {
    env: {CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  });
  if (!fs.existsSync(report)) return one(false);
  const {stats} = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    stats: {expected: number; unexpected: number; flaky: number};
  };
  const {expected, unexpected: failed, flaky} = stats;
  return {passed: expected + flaky, failed: code !== 0 && failed === 0 ? 1 : failed};
}

const BASE_URL = '/my-site/';
const BASE_URL_BUILD = '.cache/build-base-url';

/** A build that depends on the repository alone, whatever `.env` says. */
const build =
  (args: readonly string[], variables: NodeJS.ProcessEnv = {}) =>
  async ({output}: Report): Promise<Count> =>
    one(
      await buildSite(args, {
        env: {...neutralEnvironment(), ...variables},
        isQuiet: true,
        onOutput: output,
      }),
    );

const linkCheck = (dir: string, baseUrl: string) =>
  command('jiti', 'scripts/check-links.ts', '--dir', dir, '--base-url', baseUrl);

const sources: readonly Check[] = [
  {
    name: 'format',
    says: 'Checking the format (Prettier)',
    run: command('prettier', '--check', '--log-level', 'warn', '.'),
  },
  {name: 'lint', says: 'Linting TypeScript (ESLint)', run: command('eslint', '.')},
  {name: 'css', says: 'Linting CSS (Stylelint)', run: command('stylelint', 'src/**/*.css')},
  {name: 'types', says: 'Checking types (TypeScript)', run: command('tsc')},
  {name: 'unit', says: 'Running unit tests (Jest)', run: (report) => jest('unit', report)},
  {
    name: 'translations',
    says: 'Checking that both languages are whole',
    run: command('jiti', 'scripts/check-translations.ts'),
  },
  {
    name: 'faults',
    says: 'Breaking copies of the site on purpose (a minute or two)',
    run: (report) => jest('build', report),
  },
];

const builds: readonly Check[] = [
  {
    name: 'build',
    says: 'Building every language for production (about half a minute)',
    run: build([]),
  },
  {
    name: 'base-url',
    says: `Building under BASE_URL=${BASE_URL}, with every hosted service set`,
    run: build(['--out-dir', BASE_URL_BUILD], {...INTEGRATIONS_ENV, BASE_URL}),
  },
  {
    name: 'links',
    says: 'Following every link of the site',
    needs: 'build',
    run: linkCheck('build', '/'),
  },
  {
    name: 'links-base-url',
    says: `Following every link under ${BASE_URL}`,
    needs: 'base-url',
    run: linkCheck(BASE_URL_BUILD, BASE_URL),
  },
  {
    name: 'translations-html',
    says: 'Checking that no page shows a string of the other language',
    needs: 'build',
    run: command('jiti', 'scripts/check-translations.ts', '--built'),
  },
];

const browser: Check = {
  name: 'browser',
  says: 'Running browser tests over the built site (Playwright, a few minutes)',
  needs: 'build',
  run: playwright,
};

const lanes = [sources, [...builds, browser]];
const names = lanes.flat().map(({name}) => name);
const {only} = readOptions(
  {only: {type: 'string'}},
  `Usage: npm test -- [--only ${names.join(',')}]`,
);
fs.mkdirSync(REPORTS, {recursive: true});
void runChecks(lanes, selectNames(names, only));
