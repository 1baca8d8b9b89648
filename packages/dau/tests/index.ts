/**
 * `npm test`: tests the engine. The tests use a test site (see `packages/dau/tests/support/assemble-site.ts`), so
 * that an author's changes cannot break them. The last line of the output is `N passed, N failed`.
 *
 *     npm test -- [--strict] [--only lint,unit,…]
 */
import fs from 'node:fs';

import {variableNames} from '../settings/environment';
import {ensureChromium} from '../cli/lib/install-chromium';
import {capture, readOptions, runScript, selectNames} from '../cli/lib/terminal';
import {assembleTestSite, TEST_SITE} from './support/assemble-site';
import {INTEGRATIONS_ENV} from './support/integrations-env';

type Step = {
  name: string;
  command: string;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
};

const HELP = 'Usage: npm test -- [--strict] [--only lint,unit,…]';
const {strict, only} = readOptions(
  {strict: {type: 'boolean', default: false}, only: {type: 'string'}},
  HELP,
);

const words = ['*.md', 'packages/**/*.{ts,tsx,md}', 'packages/dau/features/**/*.json'].join(' ');

/** These empty values override `.env`, so that the result is the same on all machines. */
const emptied = Object.fromEntries(variableNames.map((name) => [name, '']));

/**
 * The lanes run in parallel. The steps in a lane run one after another. Jest exits by force, because a
 * failed test may leave a server or a browser open, for which Jest would wait forever.
 */
const lanes: Step[][] = [
  [
    {
      name: 'site',
      command: `jiti packages/dau/cli/check.ts --only strings,build${strict ? ' --strict' : ''}`,
    },
    {
      name: 'hosted-site',
      command: 'npm run build -- --out-dir .cache/build-base-url',
      env: {...INTEGRATIONS_ENV, BASE_URL: '/My-Site/'},
    },
    {name: 'browser', command: 'playwright test --config packages/dau/tests/playwright.config.ts'},
  ],
  [
    {
      name: 'build',
      command:
        'jest --config packages/dau/tests/jest.config.mjs --selectProjects build --forceExit',
    },
  ],
  [
    {
      name: 'unit',
      command:
        'jest --config packages/dau/tests/jest.config.mjs --selectProjects unit --ci --forceExit',
    },
    {name: 'types', command: 'tsc'},
    {name: 'lint', command: 'eslint -c packages/dau/eslint.config.mjs .'},
    {name: 'unused', command: 'knip -c packages/dau/knip.json', cwd: '.'},
    {
      name: 'words',
      command: `cspell lint --config packages/dau/cspell.config.yaml --no-progress --exclude **/*.test.{ts,tsx} --exclude **/{tests,fixtures,fonts}/** ${words}`,
    },
    {name: 'format', command: 'prettier --check --cache .'},
    {
      name: 'css',
      command: 'stylelint --config packages/dau/stylelint.config.mjs {src,packages}/**/*.css',
    },
  ],
];

const total = {passed: 0, failed: 0};

/** Returns how many tests passed and failed. A tool that prints no numbers counts as one test. */
function countOf(code: number, output: string) {
  const last = (word: string) =>
    Number(
      [...output.matchAll(new RegExp(`^(?:Tests:.* )?\\s*(\\d+) ${word}`, 'gm'))].at(-1)?.[1] ?? 0,
    );
  const failed = Math.max(last('failed'), code === 0 ? 0 : 1);
  return {passed: last('passed') || (failed > 0 ? 0 : 1), failed};
}

async function runStep({name, command, env, cwd = TEST_SITE}: Step): Promise<void> {
  const started = performance.now();
  const [program = '', ...args] = command.split(' ');
  const {code, output} = await capture(program, args, {cwd, env: {...emptied, ...env}});
  const {passed, failed} = countOf(code, output);
  if (failed > 0) console.error(output);
  // Playwright prints this line for browsers that are not installed
  for (const line of output.match(/^skipped: .*$/gm) ?? []) console.log(line);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${failed > 0 ? '✘' : '✔'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
  total.passed += passed;
  total.failed += failed;
}

async function main() {
  const names = lanes.flat().map(({name}) => name);
  const selected = selectNames(names, only);
  fs.mkdirSync(TEST_SITE, {recursive: true});
  assembleTestSite();
  await ensureChromium();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane.filter(({name}) => selected.has(name))) await runStep(step);
    }),
  );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

runScript(main);
