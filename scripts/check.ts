/**
 * `npm test`: proves everything that CI proves, and ends with one line
 * `N passed, N failed`. Every step runs even when an earlier one failed, so
 * that one run tells all; only what needs the built site is left out when the
 * build fails.
 *
 *     npm test -- [--only format,lint,types,unit,…]
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {buildSite} from './lib/build-site';
import {describeChromium, ensureChromium} from './lib/chromium';
import {neutralEnvironment} from './lib/site-environment';
import {INTEGRATIONS_BUILD, INTEGRATIONS_ENV} from '../tests/support/integrations-env';
import {fail, run, step} from './lib/terminal';

/** Reports of the test runners; read back to count their tests. */
const REPORTS = '.cache/reports';

type Count = {readonly passed: number; readonly failed: number};

type Check = {
  readonly name: string;
  /** What it is doing, for the person who waits. */
  readonly says: string;
  readonly needsBuild?: boolean;
  /** Left out unless `--only` names it. */
  readonly onRequest?: boolean;
  run(): Promise<Count>;
};

const one = (ok: boolean): Count => ({passed: ok ? 1 : 0, failed: ok ? 0 : 1});

const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** A command that passes or fails as a whole. */
const command =
  (name: string, ...args: string[]) =>
  async () =>
    one((await run(name, args)) === 0);

/** Runs jest and counts its tests; a run that dies without a report is one failure. */
async function jest(project: string): Promise<Count> {
  const report = path.join(REPORTS, `jest-${project}.json`);
  fs.rmSync(report, {force: true});
  const code = await run('jest', ['--selectProjects', project, '--json', '--outputFile', report]);
  if (!fs.existsSync(report)) return one(false);
  const {numPassedTests, numFailedTests, numRuntimeErrorTestSuites} = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  ) as Record<string, number>;
  const failed = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
  return {passed: numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed};
}

/** Runs browser tests, by project of `playwright.config.ts`, and counts them. */
async function playwright(...projects: readonly string[]): Promise<Count> {
  const chromium = await ensureChromium();
  console.log(`Browser: ${describeChromium(chromium)}`);
  const report = path.join(REPORTS, 'playwright.json');
  fs.rmSync(report, {force: true});
  const code = await run('playwright', ['test', ...projects.map((name) => `--project=${name}`)], {
    env: {CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  });
  if (!fs.existsSync(report)) return one(false);
  const {stats} = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    stats: {expected: number; unexpected: number; flaky: number};
  };
  const failed = stats.unexpected + stats.flaky;
  return {passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed};
}

/** A build that depends on the repository alone, whatever `.env` says. */
const build = async (args: readonly string[], variables: NodeJS.ProcessEnv): Promise<Count> =>
  one(await buildSite(args, {env: {...neutralEnvironment(), ...variables}}));

const BASE_URL = '/my-site/';
const BASE_URL_BUILD = '.cache/build-base-url';

const linkCheck = (dir: string, baseUrl: string) =>
  command('jiti', 'scripts/check-links.ts', '--dir', dir, '--base-url', baseUrl)();

const checks: readonly Check[] = [
  {
    name: 'format',
    says: 'Checking the format (Prettier)',
    run: command('prettier', '--check', '--log-level', 'warn', '.'),
  },
  {name: 'lint', says: 'Linting TypeScript (ESLint)', run: command('eslint', '.')},
  {name: 'css', says: 'Linting CSS (Stylelint)', run: command('stylelint', 'src/**/*.css')},
  {name: 'types', says: 'Checking types (TypeScript)', run: command('tsc')},
  {name: 'unit', says: 'Running unit tests (Jest)', run: () => jest('unit')},
  {
    name: 'translations',
    says: 'Checking that both languages are whole',
    run: command('jiti', 'scripts/check-translations.ts'),
  },
  {
    name: 'build',
    says: 'Building every language for production (about half a minute)',
    run: () => build([], {}),
  },
  {
    name: 'base-url',
    says: `Building once more under BASE_URL=${BASE_URL}`,
    run: () => build(['--out-dir', BASE_URL_BUILD], {BASE_URL}),
  },
  {
    name: 'links',
    says: 'Following every link of both builds',
    needsBuild: true,
    run: async () => sum(await linkCheck('build', '/'), await linkCheck(BASE_URL_BUILD, BASE_URL)),
  },
  {
    name: 'translations-html',
    says: 'Checking that no page shows a string of the other language',
    needsBuild: true,
    run: command('jiti', 'scripts/check-translations.ts', '--built'),
  },
  {
    name: 'faults',
    says: 'Breaking copies of the site on purpose (a minute or two)',
    run: () => jest('build'),
  },
  {
    name: 'browser',
    says: 'Running browser tests over the built site (Playwright, a few minutes)',
    needsBuild: true,
    run: () => playwright('site', 'base-url'),
  },
  {
    name: 'behaviour',
    says: 'Testing what each part does, and what it does when things fail (long)',
    needsBuild: true,
    onRequest: true,
    run: () => playwright('behaviour'),
  },
  {
    name: 'integrations',
    says: 'Building with every hosted service set, and testing against stand-ins for them',
    onRequest: true,
    run: async () =>
      sum(
        await build(['--out-dir', INTEGRATIONS_BUILD], INTEGRATIONS_ENV),
        await playwright('integrations'),
      ),
  },
];

function selectedChecks(): readonly Check[] {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  if (values.only === undefined) return checks.filter(({onRequest}) => !onRequest);
  const names = values.only.split(',');
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    fail(
      `--only does not know ${unknown.join(', ')}; choose from ${checks.map((c) => c.name).join(', ')}.`,
    );
  }
  return checks.filter(({name}) => names.includes(name));
}

async function main() {
  const selected = selectedChecks();
  fs.mkdirSync(REPORTS, {recursive: true});
  let passed = 0;
  let failed = 0;
  let isBuilt = true;
  const failures: string[] = [];
  for (const [index, check] of selected.entries()) {
    step(`[${index + 1}/${selected.length}] ${check.says}`);
    if (check.needsBuild && !isBuilt) {
      console.error('Left out: the build failed.');
      failed += 1;
      failures.push(check.name);
      continue;
    }
    const started = Date.now();
    const count = await check.run().catch((error: unknown) => {
      console.error(error);
      return one(false);
    });
    passed += count.passed;
    failed += count.failed;
    if (count.failed > 0) failures.push(check.name);
    if (check.name === 'build') isBuilt = count.failed === 0;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${count.failed ? '✘' : '✔'} ${check.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
    );
  }
  if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
