/**
 * `npm run reproduce`: builds the site twice, in two folders and as if on two machines, and compares
 * all files. It takes two builds without a cache.
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';

import {checksumsOf} from '../src/plugins/outputs/published/checksums';
import {assembleSite} from './lib/assemble-site';
import {readOptions} from './lib/checks';
import {commitAll} from './lib/commit-all';
import {reportDifferences} from './lib/published/report';
import {neutralEnvironment} from './lib/site-environment';
import {fail, run, step} from './lib/terminal';
import {TEST_AUTHOR} from './lib/test-site';

const DIR = path.resolve('.cache/reproduce');
const SHIFT = path.resolve('scripts/lib/reproduce/shift-clock.cjs');
const YEARS_MS = 3 * 365 * 24 * 60 * 60 * 1000;
const COMMITTED = '2026-07-15T08:00:00+07:00';

const HELP = `Usage: npm run reproduce -- [--test-site]

Builds the site in two folders, in two time zones, languages and years, and compares all
files. Exit code 1 if any differs.

  --test-site  the site that the engine is tested on, in place of yours`;

/** One of the two machines. */
type Machine = {
  readonly name: string;
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly umask: number;
};

const machines: readonly [Machine, Machine] = [
  {
    name: 'the first build',
    dir: path.join(DIR, 'a'),
    env: {TZ: 'Asia/Ho_Chi_Minh', LANG: 'C'},
    umask: 0o022,
  },
  {
    name: 'the second build',
    dir: path.join(DIR, 'a folder/with a longer/name'),
    env: {TZ: 'America/New_York', LANG: 'vi_VN.UTF-8', CLOCK_SHIFT_MS: String(YEARS_MS)},
    umask: 0o077,
  },
];

/** Copies the packages by links to their files: a link to a folder would lead back to one path. */
function linkFiles(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else fs.linkSync(source, target);
  }
}

async function build({dir, env, umask, name}: Machine, author: string): Promise<void> {
  step(`Making ${name}`);
  process.umask(umask);
  assembleSite({root: '.', author, to: dir, packages: 'own'});
  commitAll(dir, COMMITTED);
  linkFiles('node_modules', path.join(dir, 'node_modules'));
  // Its caches are of other paths
  fs.rmSync(path.join(dir, 'node_modules/.cache'), {recursive: true, force: true});
  let output = '';
  const code = await run(path.join(dir, 'node_modules/.bin/docusaurus'), ['build'], {
    cwd: dir,
    isQuiet: true,
    onOutput: (text) => {
      output += text;
    },
    env: {
      ...neutralEnvironment(),
      ...env,
      NODE_OPTIONS: `--require "${SHIFT}"`,
      // Which posts are due is the one thing that the clock decides
      SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)),
    },
  });
  if (code !== 0) fail(`The build failed:\n${output.slice(-3000)}`);
}

async function main(): Promise<void> {
  const options = readOptions({'test-site': {type: 'boolean', default: false}}, HELP);
  const author = options['test-site'] ? TEST_AUTHOR : '.';
  fs.rmSync(DIR, {recursive: true, force: true});
  for (const machine of machines) await build(machine, author);
  const [first, second] = machines.map(({name, dir}) => ({
    name,
    checksums: checksumsOf(path.join(dir, 'build')),
    read: (file: string) => fs.promises.readFile(path.join(dir, 'build', file)),
  }));
  if (first && second && (await reportDifferences(first, second))) {
    fs.rmSync(DIR, {recursive: true, force: true});
  } else process.exitCode = 1;
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
