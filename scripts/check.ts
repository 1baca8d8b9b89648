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
import {parseArgs} from 'node:util';

import {buildSite} from './lib/build-site';
import {describeChromium, ensureChromium} from './lib/chromium';
import {neutralEnvironment} from './lib/site-environment';
import {INTEGRATIONS_ENV} from '../tests/support/integrations-env';
import {fail, run, step} from './lib/terminal';

/** Reports of the test runners; read back to count their tests. */
const REPORTS = '.cache/reports';

type Count = {readonly passed: number; readonly failed: number};

/** Called with what a check has to tell; shown if it fails. */
type Tell = (text: string) => void;

type Check = {
  readonly name: string;
  /** What it is doing, for the person who waits. */
  readonly says: string;
  /** The check without which this one cannot run. */
  readonly needs?: string;
  run(tell: Tell): Promise<Count>;
};

const one = (ok: boolean): Count => ({passed: ok ? 1 : 0, failed: ok ? 0 : 1});

const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** A command that passes or fails as a whole. */
const command =
  (name: string, ...args: string[]) =>
  async (tell: Tell) =>
    one((await run(name, args, {isQuiet: true, onOutput: tell})) === 0);

/** Runs jest and counts its tests; a run that dies without a report is one failure. */
async function jest(project: string, tell: Tell): Promise<Count> {
  const report = path.join(REPORTS, `jest-${project}.json`);
  fs.rmSync(report, {force: true});
  const code = await run('jest', ['--selectProjects', project, '--json', '--outputFile', report], {
    isQuiet: true,
    onOutput: tell,
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
  async (tell: Tell): Promise<Count> =>
    one(
      await buildSite(args, {
        env: {...neutralEnvironment(), ...variables},
        isQuiet: true,
        onOutput: tell,
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
  {name: 'unit', says: 'Running unit tests (Jest)', run: (tell) => jest('unit', tell)},
  {
    name: 'translations',
    says: 'Checking that both languages are whole',
    run: command('jiti', 'scripts/check-translations.ts'),
  },
  {
    name: 'faults',
    says: 'Breaking copies of the site on purpose (a minute or two)',
    run: (tell) => jest('build', tell),
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

const all = [...sources, ...builds, browser];

/** The names that `--only` gives; every one by default. */
function selectedNames(): ReadonlySet<string> {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const known = all.map(({name}) => name);
  if (values.only === undefined) return new Set(known);
  const names = values.only.split(',');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    fail(`--only does not know ${unknown.join(', ')}; choose from ${known.join(', ')}.`);
  }
  return new Set(names);
}

async function main() {
  const selected = selectedNames();
  fs.mkdirSync(REPORTS, {recursive: true});
  const counts = new Map<string, Count>();

  const runCheck = async ({name, says, needs, run: prove}: Check) => {
    if (!selected.has(name)) return;
    step(says);
    if (needs && (counts.get(needs)?.failed ?? 0) > 0) {
      console.error(`✘ ${name}: left out, since ${needs} failed`);
      counts.set(name, one(false));
      return;
    }
    let told = '';
    const started = Date.now();
    const count = await prove((text) => {
      told += text;
    }).catch((error: unknown) => {
      console.error(error);
      return one(false);
    });
    counts.set(name, count);
    const seconds = Math.round((Date.now() - started) / 1000);
    if (count.failed > 0) console.error(told);
    console.log(
      `${count.failed ? '✘' : '✔'} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
    );
  };
  const inOrder = async (lane: readonly Check[]) => {
    for (const check of lane) await runCheck(check);
  };

  await Promise.all([inOrder(sources), inOrder([...builds, browser])]);

  const failures = [...counts].filter(([, {failed}]) => failed > 0).map(([name]) => name);
  if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
  const {passed, failed} = [...counts.values()].reduce(sum, {passed: 0, failed: 0});
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
