/**
 * `npm run check`: checks that the site can be deployed. The build uses the same environment variables
 * and `.env` as a deployment, so the `build` folder can be deployed afterwards.
 */
import {countWarnings, warningsIn} from '../utils/docusaurus-messages';
import {openPages, listPages, SAMPLE_SIZE, samplePages} from './lib/check/choose-and-open-pages';
import {untranslatedStrings} from './lib/check/strings';
import {ensureChromium} from './lib/install-chromium';
import {
  BUILD_DIR,
  count,
  capture,
  errorMessage,
  readOptions,
  runScript,
  selectNames,
  step,
} from './lib/terminal';

const siteDir = process.cwd();

const HELP = `Usage: npm run check -- [options]

Checks that the site can be deployed: your content and settings are valid, the types
are right, every language builds without broken links, and the pages open in a
browser without errors, requests to other hosts or accessibility problems.

  --only <steps>  run only these steps, separated by commas:
                  spelling, types, strings, tests, build, browser
                  (tests runs your own Jest tests, such as those of code in posts;
                  browser uses the existing build)
  --all           open every page. Without this option, if there are more than ${SAMPLE_SIZE}, the
                  check opens the newest of each kind, and then the newest of the others
  --strict        warnings also fail the check`;

const options = readOptions(
  {
    only: {type: 'string'},
    all: {type: 'boolean', default: false},
    strict: {type: 'boolean', default: false},
  },
  HELP,
);
/** The tests of the engine set the variable. */
const isStrict = options.strict || process.env.CHECK_STRICT === 'true';

type Found = {errors?: string[]; warnings?: string[]; note?: string};

const steps = {
  async types(): Promise<Found> {
    const {code, output} = await capture('tsc', ['-p', 'packages/dau/tsconfig.check.json']);
    return {errors: code === 0 ? [] : [output]};
  },

  async spelling(): Promise<Found> {
    const files = [
      '{README,HANDBOOK}*.md',
      '{blog,docs,i18n}/**/*.{md,mdx,json,yml}',
      'src/pages/**/*.{md,mdx,tsx}',
      'src/{config,data}/*.{ts,json}',
    ];
    const quiet = [
      '--config',
      'packages/dau/cspell.config.yaml',
      '--no-progress',
      '--no-summary',
      '--show-suggestions',
      '--unique',
    ];
    const {output} = await capture('cspell', ['lint', '--relative', ...quiet, ...files]);
    const warnings = output.split('\n').filter(Boolean);
    const note = 'Correct these words, or add them to src/config/words.txt.';
    return {warnings, ...(output && {note})};
  },

  strings: async (): Promise<Found> => ({warnings: await untranslatedStrings(siteDir)}),

  async tests(): Promise<Found> {
    const config = 'packages/dau/tests/jest.config.mjs';
    const which = ['--selectProjects', 'site', '--passWithNoTests'];
    const {code, output} = await capture('jest', ['--config', config, ...which]);
    return {warnings: code === 0 ? [] : [output]};
  },

  async build(): Promise<Found> {
    // Some diagrams need Chromium. If the installation fails, the browser step reports the error
    await ensureChromium().catch(() => undefined);
    const {code, output} = await capture('npm', ['run', '--silent', 'build']);
    const withoutStack = output.replaceAll(
      /^ +(at .*|\.\.\. \d+ lines? matching .*|Note: it's possible to ignore .*)\n/gm,
      '',
    );
    if (code !== 0) return {errors: [withoutStack]};
    return {warnings: warningsIn(output)};
  },

  async browser(): Promise<Found> {
    const all = listPages(BUILD_DIR);
    if (all.length === 0)
      throw new Error(`No built site in "${BUILD_DIR}". Run npm run check without --only.`);
    const pages = options.all ? all : samplePages(all);
    const {errors, warnings} = await openPages(pages, siteDir);
    const some = `${pages.length} of ${all.length} pages opened: the newest of each kind, and the newest of the others. To open all: npm run check -- --all`;
    return {
      errors: errors ? [`\n${errors}`] : [],
      warnings: warnings ? [`\n${warnings}`] : [],
      note: pages.length < all.length ? some : `All ${all.length} pages opened.`,
    };
  },
};

const failed: string[] = [];
let warningCount = 0;

async function runStep(name: keyof typeof steps): Promise<void> {
  const started = performance.now();
  const {
    errors = [],
    warnings = [],
    note,
  } = await steps[name]().catch((error: unknown): Found => ({
    errors: [errorMessage(error)],
  }));
  const all = isStrict ? [...errors, ...warnings] : errors;
  for (const error of all) console.error(`  error: ${error}`);
  const shown = isStrict ? [] : warnings;
  for (const warning of shown) console.warn(`  warning: ${warning}`);
  warningCount += countWarnings(shown);
  if (note) console.log(`  ${note.replaceAll('\n', '\n  ')}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${all.length > 0 ? '✘' : '✔'} ${name} (${seconds} s)`);
  if (all.length > 0) failed.push(name);
}

async function main() {
  const selected = selectNames(Object.keys(steps), options.only);
  step(`Checking: ${[...selected].join(', ')}. The full check takes about two minutes`);
  const runAll = async (...names: (keyof typeof steps)[]) => {
    for (const name of names) if (selected.has(name)) await runStep(name);
  };
  const onBuild = async () => {
    await runAll('build');
    if (!failed.includes('build')) await runAll('browser');
  };
  // The build leaves a core free, so the other steps run in parallel
  await Promise.all([onBuild(), runAll('types', 'spelling', 'strings', 'tests')]);
  const warned = warningCount > 0 ? `, ${count(warningCount, 'warning')}` : '';
  console.log(`\n${selected.size - failed.length} passed, ${failed.length} failed${warned}`);
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}. See the errors above.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

runScript(main);
