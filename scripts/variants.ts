/**
 * Proves that the checks do not depend on an author's content. Makes many different sites from this
 * repository, each with another identity, and runs `npm run check` in each.
 *
 *     npm run test:variants                            every variant
 *     npm run test:variants -- --only posts-0,guides-0 some of them
 *     npm run test:variants -- --full                  also `npm test` in each
 *     npm run test:variants -- --list                  prints their names as JSON
 *
 * Without `--full` it compares the test site of each variant with that of this repository. If the
 * files are the same, the engine's tests have the same result.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {commitAll} from './lib/commit-all';
import {neutralEnvironment} from './lib/site-environment';
import {SiteCopy} from './lib/site-copy';
import {ownerOf} from './lib/ownership';
import {fail, step} from './lib/terminal';
import {assembleSite} from './lib/assemble-site';
import {TEST_AUTHOR, TEST_SITE} from './lib/test-site';
import {IDENTITY, variants, type Variant} from './lib/variants';

const {values} = parseArgs({
  options: {
    only: {type: 'string'},
    full: {type: 'boolean', default: false},
    list: {type: 'boolean', default: false},
    keep: {type: 'boolean', default: false},
  },
});

/**
 * The test site of this repository. `.cache/test-site` is not used, because tests may run there.
 */
const EXPECTED = '.cache/expected-test-site';

type Result = {readonly name: string; readonly isGood: boolean; readonly row: string};

const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;

/** Returns the files that differ between two test sites, except shared files. */
function differentFiles(one: string, other: string): string[] {
  const filesOf = (dir: string) =>
    fs
      .readdirSync(dir, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter(
        (file) => !/^(\.git|\.cache|\.docusaurus|node_modules|build|test-results)\//.test(file),
      )
      .filter((file) => ownerOf(file) !== 'shared');
  const read = (dir: string, file: string) => {
    const absolute = path.join(dir, file);
    return fs.existsSync(absolute) ? fs.readFileSync(absolute).toString('base64') : undefined;
  };
  return [...new Set([...filesOf(one), ...filesOf(other)])].filter(
    (file) => read(one, file) !== read(other, file),
  );
}

async function checkVariant({name, samples, write}: Variant): Promise<Result> {
  step(`${name}: setting up a site of another author`);
  const site = new SiteCopy();
  const env = {...neutralEnvironment(), CI: 'true'};
  const failed = (what: string, output: string): Result => {
    console.error(output.slice(-6000));
    return {name, isGood: false, row: `${what} failed`};
  };
  try {
    commitAll(site.dir);
    const options = Object.entries(IDENTITY).flatMap(([option, value]) => [`--${option}`, value]);
    const setup = await site.run(
      'jiti',
      ['scripts/setup.ts', '--yes', ...options, '--samples', samples],
      env,
    );
    if (setup.code !== 0) return failed('setup', setup.output);
    write?.(site);
    commitAll(site.dir);

    const started = Date.now();
    const check = await site.run('jiti', ['scripts/check.ts'], env);
    if (check.code !== 0) return failed('npm run check', check.output);
    const gate = `npm run check ${seconds(started)}`;

    const assembled = await site.run('jiti', ['scripts/test-site.ts'], env);
    if (assembled.code !== 0) return failed('npm run test:site', assembled.output);
    const different = differentFiles(EXPECTED, path.join(site.dir, TEST_SITE));
    if (different.length > 0) return failed('the comparison of test sites', different.join('\n'));
    if (!values.full) return {name, isGood: true, row: `${gate}; same test site`};

    const startedTest = Date.now();
    const test = await site.run('jiti', ['scripts/test.ts'], env);
    if (test.code !== 0) return failed('npm test', test.output);
    return {name, isGood: true, row: `${gate}; npm test ${seconds(startedTest)}`};
  } finally {
    if (values.keep) console.log(`The site is in ${site.dir}`);
    else site.delete();
  }
}

function selected(): readonly Variant[] {
  if (values.only === undefined) return variants;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !variants.some((variant) => variant.name === name));
  if (unknown.length > 0) {
    fail(
      `--only has unknown names: ${unknown.join(', ')}; choose from ${variants.map(({name}) => name).join(', ')}.`,
    );
  }
  return variants.filter(({name}) => names.includes(name));
}

async function main() {
  if (values.list) {
    console.log(JSON.stringify(variants.map(({name}) => name)));
    return;
  }
  assembleSite({root: '.', author: TEST_AUTHOR, to: EXPECTED});
  const results: Result[] = [];
  for (const variant of selected()) {
    const result = await checkVariant(variant);
    console.log(`${result.isGood ? '✔' : '✘'} ${result.name}: ${result.row}`);
    results.push(result);
  }
  const good = results.filter(({isGood}) => isGood).length;
  console.log(`\n${good} passed, ${results.length - good} failed`);
  process.exitCode = good === results.length ? 0 : 1;
}

main().catch((error: unknown) => {
  fail(error instanceof Error ? error.message : String(error));
});
