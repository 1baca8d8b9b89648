/**
 * `npm test`: the check of this site (`npm run check`), then the tests of the
 * engine. These run on a site made for them (`tests/site`, laid by
 * `scripts/lib/test-site.ts`), so that nothing an author changes can fail one.
 * The last line is `N passed, N failed`.
 *
 * What reads the sources and what builds go on side by side; the browser tests
 * follow the builds. Every check runs even when another failed; only what needs
 * a check that failed is left out.
 *
 *     npm test -- [--only check,format,lint,unit,…] [--strict]
 */
import '../src/lib/node-version';

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
import {authorPaths} from './lib/ownership';
import {neutralEnvironment} from './lib/site-environment';
import {run} from './lib/terminal';
import {layTestSite, TEST_SITE} from './lib/test-site';

/** Reports of the test runners; read back to count their tests. */
const REPORTS = path.resolve('.cache/reports');

/** One of many sites that another author may have: `scripts/lib/variants.ts` has them all. */
const VARIANT = 'samples-removed';

/** What a formatter or a linter leaves to the author. */
const authorFiles = authorPaths.map((each) => (each.endsWith('/') ? `${each}**` : each));

/** A script of the project, counted by the `N passed, N failed` of its last line. */
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

/** Runs jest and counts its tests; a run that dies without a report is one failure. */
async function jest(project: string, {output}: Report): Promise<Count> {
  const report = path.join(REPORTS, `jest-${project}.json`);
  fs.rmSync(report, {force: true});
  const code = await run('jest', ['--selectProjects', project, '--json', '--outputFile', report], {
    cwd: TEST_SITE,
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
    cwd: TEST_SITE,
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

/** A build of the test site, whatever the environment says. */
const build =
  (args: readonly string[], variables: NodeJS.ProcessEnv = {}) =>
  async ({output}: Report): Promise<Count> =>
    one(
      await buildSite(args, {
        cwd: TEST_SITE,
        env: {...neutralEnvironment(), ...variables},
        isQuiet: true,
        onOutput: output,
      }),
    );

/** A command that runs in the test site. */
const onTestSite =
  (name: string, ...args: string[]) =>
  async ({output}: Report): Promise<Count> =>
    one((await run(name, args, {cwd: TEST_SITE, isQuiet: true, onOutput: output})) === 0);

const linkCheck = (dir: string, baseUrl: string) =>
  onTestSite('jiti', 'scripts/check-links.ts', '--dir', dir, '--base-url', baseUrl);

/** The site at hand, before anything else. */
const site = (isStrict: boolean): Check => ({
  name: 'check',
  says: 'Checking this site, as its author does (npm run check; two minutes)',
  run: counted('scripts/check.ts', ...(isStrict ? ['--strict'] : [])),
});

const sources: readonly Check[] = [
  {
    name: 'format',
    says: 'Checking the format of the engine (Prettier)',
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
    says: 'Linting the TypeScript of the engine (ESLint)',
    run: command('eslint', '.', ...authorFiles.flatMap((each) => ['--ignore-pattern', each])),
  },
  {
    name: 'css',
    says: 'Linting the CSS of the engine (Stylelint)',
    run: command(
      'stylelint',
      'src/**/*.css',
      ...authorFiles.flatMap((each) => ['--ignore-pattern', each]),
    ),
  },
  {name: 'unit', says: 'Running unit tests (Jest)', run: (report) => jest('unit', report)},
  {
    name: 'translations',
    says: 'Checking that the interface is whole in both languages',
    run: onTestSite('jiti', 'scripts/check-translations.ts'),
  },
  {
    name: 'faults',
    says: 'Breaking copies of the test site on purpose (a minute or two)',
    run: (report) => jest('build', report),
  },
  {
    name: 'variant',
    says: 'Checking a site of another author, without the samples (npm run test:variants)',
    run: counted('scripts/variants.ts', '--only', VARIANT),
  },
];

const builds: readonly Check[] = [
  {
    name: 'build',
    says: 'Building the test site in every language (about half a minute)',
    run: build([]),
  },
  {
    name: 'base-url',
    says: `Building it under BASE_URL=${BASE_URL}, with every hosted service set`,
    run: build(['--out-dir', BASE_URL_BUILD], {...INTEGRATIONS_ENV, BASE_URL}),
  },
  {
    name: 'links',
    says: 'Following every link of the test site',
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
    run: onTestSite('jiti', 'scripts/check-translations.ts', '--built'),
  },
];

const browser: Check = {
  name: 'browser',
  says: 'Running browser tests over the test site (Playwright, a few minutes)',
  needs: 'build',
  run: playwright,
};

async function main() {
  const lanes = [sources, [...builds, browser]];
  const names = ['check', ...lanes.flat().map(({name}) => name)];
  const {only, strict} = readOptions(
    {only: {type: 'string'}, strict: {type: 'boolean', default: false}},
    `Usage: npm test -- [--only ${names.join(',')}] [--strict]`,
  );
  fs.mkdirSync(REPORTS, {recursive: true});
  layTestSite();
  await runChecks([[[site(strict)]], lanes], selectNames(names, only));
}

void main();
