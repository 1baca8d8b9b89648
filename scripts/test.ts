/**
 * `npm test`: runs the check of this site (`npm run check`) and the engine's tests. These run on
 * a test site (`tests/site`, see `scripts/lib/test-site.ts`), so that an author's changes cannot
 * break them. The last line is `N passed, N failed`; before it `N skipped`, if any are.
 *
 * Checks of the sources run in parallel with those of built sites; browser tests follow the builds. A
 * check runs even if another failed, unless it needs the failed one.
 *
 *     npm test -- [--only check,format,lint,unit,…] [--strict]
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';

import {buildSite} from './lib/build-site';
import {
  command,
  countOf,
  readOptions,
  runChecks,
  selectNames,
  type Check,
  type Count,
  type Report,
} from './lib/checks';
import {describeChromium, ensureChromium} from './lib/chromium';
import {ensureEngines} from './lib/engines';
import {INTEGRATIONS_ENV, SECRETS} from './lib/integrations-env';
import {authorPaths} from './lib/ownership';
import {neutralEnvironment} from './lib/site-environment';
import {run} from './lib/terminal';
import {readReport, type Outcome} from './lib/test-results';
import {assembleTestSite, TEST_SITE} from './lib/test-site';

/** JSON reports of the test runners, used to count their tests. */
const REPORTS = path.resolve('.cache/reports');

/** The one variant that `npm test` checks; all are in `scripts/lib/variants.ts`. */
const VARIANT = 'samples-removed';

/** Patterns of the author's files. Formatter and linters skip them. */
const authorFiles = authorPaths.map((each) => (each.endsWith('/') ? `${each}**` : each));

/**
 * Creates a check that runs a script and reads its counts from the last line, `N passed, N failed`.
 */
const counted =
  (script: string, ...args: string[]) =>
  async ({output}: Report): Promise<Count> => {
    let text = '';
    const code = await run('jiti', [script, ...args], {
      env: neutralEnvironment(),
      isQuiet: true,
      onOutput: (part) => {
        text += part;
        output(part);
      },
    });
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? [];
    const count = {passed: Number(passed ?? 0), failed: Number(failed ?? 0)};
    return code !== 0 && count.failed === 0 ? {...count, failed: 1} : count;
  };

/** Reads the names of the tests that did not run, and of those that needed a second try. */
function namesIn(report: string): Pick<Count, 'skipped' | 'flaky'> {
  const results = readReport(report, path.resolve(TEST_SITE));
  const named = (outcome: Outcome) =>
    results
      .filter((result) => result.outcome === outcome)
      .map(({file, titles}) => [file, ...titles].join(' › '));
  return {skipped: named('skipped'), flaky: named('flaky')};
}

/** Runs Jest and counts its tests. A run without a report counts as one failure. */
async function jest(project: string, {output}: Report): Promise<Count> {
  const report = path.join(REPORTS, `jest-${project}.json`);
  fs.rmSync(report, {force: true});
  const code = await run('jest', ['--selectProjects', project, '--json', '--outputFile', report], {
    cwd: TEST_SITE,
    isQuiet: true,
    onOutput: output,
  });
  if (!fs.existsSync(report)) return countOf(false);
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = JSON.parse(fs.readFileSync(report, 'utf8')) as Record<string, number>;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {...namesIn(report), passed, failed: code !== 0 && failed === 0 ? 1 : failed};
}

/** Runs the Playwright tests, prints their progress, and counts them. */
async function playwright(): Promise<Count> {
  const chromium = await ensureChromium();
  console.log(`Browser: ${describeChromium(chromium)}`);
  const report = path.join(REPORTS, 'playwright.json');
  fs.rmSync(report, {force: true});
  const code = await run('playwright', ['test'], {
    cwd: TEST_SITE,
    env: {CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  });
  if (!fs.existsSync(report)) return countOf(false);
  const {stats} = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    stats: {expected: number; unexpected: number; flaky: number};
  };
  const {expected, unexpected: failed, flaky} = stats;
  return {
    ...namesIn(report),
    passed: expected + flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
  };
}

const BASE_URL = '/my-site/';
const BASE_URL_BUILD = '.cache/build-base-url';

/** Creates a check that builds the test site in a neutral environment. */
const build =
  (args: readonly string[], variables: NodeJS.ProcessEnv = {}) =>
  async ({output}: Report): Promise<Count> =>
    countOf(
      await buildSite(args, {
        cwd: TEST_SITE,
        env: {...neutralEnvironment(), ...variables},
        isQuiet: true,
        onOutput: output,
      }),
    );

/** Creates a check that runs a command in the test site. */
const onTestSite =
  (name: string, ...args: string[]) =>
  async ({output}: Report): Promise<Count> =>
    countOf((await run(name, args, {cwd: TEST_SITE, isQuiet: true, onOutput: output})) === 0);

const linkCheck = (dir: string, baseUrl: string) =>
  onTestSite('jiti', 'scripts/check-links.ts', '--dir', dir, '--base-url', baseUrl);

/** The check of the current site. */
const site = (isStrict: boolean): Check => ({
  name: 'check',
  description: 'Checking this site (npm run check; two minutes)',
  run: counted('scripts/check.ts', ...(isStrict ? ['--strict'] : [])),
});

const sources: readonly Check[] = [
  {
    name: 'format',
    description: 'Checking the format of the engine (Prettier)',
    run: command(
      'prettier',
      '--check',
      '--log-level',
      'warn',
      '.',
      ...authorFiles.map((each) => `!${each}`),
    ),
  },
  {
    name: 'lint',
    description: 'Linting the TypeScript of the engine (ESLint)',
    run: command('eslint', '.', ...authorFiles.flatMap((each) => ['--ignore-pattern', each])),
  },
  {
    name: 'css',
    description: 'Linting the CSS of the engine (Stylelint)',
    run: command(
      'stylelint',
      'src/**/*.css',
      ...authorFiles.flatMap((each) => ['--ignore-pattern', each]),
    ),
  },
  {name: 'unit', description: 'Running unit tests (Jest)', run: (report) => jest('unit', report)},
  {
    name: 'translations',
    description: 'Checking that every interface string is in both languages',
    run: onTestSite('jiti', 'scripts/check-translations.ts'),
  },
  {
    name: 'words',
    description: 'Checking spelling, typography and terms of the engine’s texts',
    run: onTestSite('jiti', 'scripts/check-words.ts'),
  },
  {
    name: 'faults',
    description: 'Breaking copies of the test site on purpose (a minute or two)',
    run: (report) => jest('build', report),
  },
];

const builds: readonly Check[] = [
  {
    name: 'build',
    description: 'Building the test site in every language (about half a minute)',
    run: build([]),
  },
  {
    name: 'base-url',
    description: `Building it under BASE_URL=${BASE_URL}, with every hosted service set`,
    run: build(['--out-dir', BASE_URL_BUILD], {...INTEGRATIONS_ENV, ...SECRETS, BASE_URL}),
  },
  {
    name: 'links',
    description: 'Checking every link of the test site',
    needs: 'build',
    run: linkCheck('build', '/'),
  },
  {
    name: 'links-base-url',
    description: `Checking every link under ${BASE_URL}`,
    needs: 'base-url',
    run: linkCheck(BASE_URL_BUILD, BASE_URL),
  },
  {
    name: 'translations-html',
    description: 'Checking that no page shows a string of the other language',
    needs: 'build',
    run: onTestSite('jiti', 'scripts/check-translations.ts', '--built'),
  },
];

const browser: Check = {
  name: 'browser',
  description: 'Running browser tests over the test site (Playwright, a few minutes)',
  needs: 'build',
  run: playwright,
};

const variant: Check = {
  name: 'variant',
  description: 'Checking a site of another author, without the samples (npm run test:variants)',
  run: counted('scripts/variants.ts', '--only', VARIANT),
};

const engines: Check = {
  name: 'engines',
  description: 'Running the tests of browser engines in Firefox and WebKit (a minute)',
  needs: 'build',
  async run(report) {
    for (const missing of await ensureEngines()) report.line(missing);
    return jest('engines', report);
  },
};

/** The comparison of what the site promises with the tests that passed. */
const promises: Check = {
  name: 'rows',
  description: 'Checking that a test proves each row and each variable (npm run test:rows)',
  run: counted('scripts/rows.ts'),
};

async function main() {
  const lanes = (isStrict: boolean) => [
    sources,
    [site(isStrict), ...builds, engines, browser, variant],
  ];
  const names = [
    ...lanes(false)
      .flat()
      .map(({name}) => name),
    'rows',
  ];
  const {only, strict} = readOptions(
    {only: {type: 'string'}, strict: {type: 'boolean', default: false}},
    `Usage: npm test -- [--only ${names.join(',')}] [--strict]`,
  );
  fs.mkdirSync(REPORTS, {recursive: true});
  assembleTestSite();
  await runChecks([lanes(strict), [[promises]]], selectNames(names, only));
}

void main();
