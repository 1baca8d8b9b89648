/**
 * Proves `npm run update` on many sites made from older commits of this repository, each with
 * another identity, other content, own components, colors, swizzles and packages.
 *
 *     npm run test:update                          200 sites, 10 of them checked
 *     npm run test:update -- --count 20 --check 0  fewer
 *     npm run test:update -- --first 7 --count 1   one site again
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {linkPackages} from './lib/assemble-site';
import {readOptions} from './lib/checks';
import {neutralEnvironment} from './lib/site-environment';
import {fail, run, step} from './lib/terminal';
import {gitIn, makeFork} from './lib/update-forks/make';
import {faultsOf} from './lib/update-forks/prove';
import {abortUpdate, applyPlan} from './lib/update/apply';
import {fetchUpstream} from './lib/update/fetch';
import {openGit} from './lib/update/git';
import {planUpdate} from './lib/update/plan';
import {assertReady} from './lib/update/state';

const ROOT = process.cwd();

const values = readOptions(
  {
    count: {type: 'string', default: '200'},
    first: {type: 'string', default: '0'},
    check: {type: 'string', default: '10'},
    keep: {type: 'boolean', default: false},
  },
  `Updates sites made from older commits, and says what is wrong afterwards.

  --count 200   how many sites
  --first 0     number of the first site
  --check 10    in how many of them the check runs
  --keep        keeps the sites`,
);

/** How many commits sites are made from. */
const BASES = 9;

/** Commits that authors can have started from, since the engine knows who owns a file. */
function bases(): string[] {
  const [first = ''] = gitIn(
    ROOT,
    ...['log', '--diff-filter=A', '--format=%H', '--', 'scripts/lib/ownership.ts'],
  ).split('\n');
  const all = gitIn(ROOT, 'rev-list', '--first-parent', '--reverse', `${first}^..HEAD~1`).split(
    '\n',
  );
  return all.filter((_, index) => index % Math.ceil(all.length / BASES) === 0);
}

type Outcome = {readonly conflicts: number; readonly faults: readonly string[]};

async function prove(number: number, dir: string, base: string): Promise<Outcome & {name: string}> {
  const fork = await makeFork({root: ROOT, dir, base, number});
  const git = openGit(dir);
  const before = git.run(['rev-parse', 'HEAD']);
  assertReady(git);
  const upstream = fetchUpstream(git, dir, {from: ROOT});
  const plan = planUpdate(git, upstream);
  if (!plan) return {name: fork.name, conflicts: 0, faults: ['there is nothing to update']};
  if (plan.conflicts.length > 0) {
    const files = plan.conflicts.map(({file}) => `conflict: ${file}`);
    return {name: fork.name, conflicts: plan.conflicts.length, faults: files};
  }
  applyPlan(git, plan);
  const faults = faultsOf(fork, before, upstream);
  if (planUpdate(git, upstream)) faults.push('a second update would change something');
  if (number % 10 === 0) {
    const after = git.run(['rev-parse', 'HEAD']);
    abortUpdate(git, dir);
    if (git.run(['rev-parse', 'HEAD']) !== before) faults.push('undone to another commit');
    if (git.run(['status', '--porcelain']) !== '') faults.push('undone, the folder is not clean');
    git.run(['merge', '--quiet', '--ff-only', after]);
  }
  return {name: fork.name, conflicts: 0, faults};
}

async function main(): Promise<void> {
  const [count, first, checks] = [values.count, values.first, values.check].map(Number) as [
    number,
    number,
    number,
  ];
  const from = bases();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-forks-'));
  const started = Date.now();
  const bad: string[] = [];
  let conflicts = 0;
  step(`${count} sites from ${from.length} commits, in ${folder}`);
  for (let number = first; number < first + count; number += 1) {
    const dir = path.join(folder, String(number));
    // Every origin meets every commit
    const base = from[(number * 7) % from.length] ?? '';
    const outcome = await prove(number, dir, base);
    conflicts += outcome.conflicts;
    console.log(`${outcome.faults.length === 0 ? '✔' : '✘'} ${outcome.name}`);
    for (const fault of outcome.faults) console.log(`    ${fault}`);
    if (outcome.faults.length > 0) bad.push(outcome.name);
    // The last digit says where an author has the copy from: the check meets them all
    const [at, every] = [number - first, Math.max(1, Math.floor(count / checks))];
    const isChecked = at % every === Math.floor(at / every) % every;
    if (checks > 0 && isChecked && outcome.faults.length === 0) {
      linkPackages(ROOT, dir);
      step(`npm run check in ${outcome.name}`);
      const env = {...neutralEnvironment(), CI: 'true'};
      const code = await run('jiti', ['scripts/check.ts'], {cwd: dir, env});
      console.log(`${code === 0 ? '✔' : '✘'} check of ${outcome.name}`);
      if (code !== 0) bad.push(`check of ${outcome.name}`);
    }
    if (!values.keep) {
      for (const one of [dir, `${dir}-origin`]) fs.rmSync(one, {recursive: true, force: true});
    }
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${count} sites, ${conflicts} conflicts, ${seconds} s`);
  if (bad.length > 0) fail(`Not right:\n  ${bad.join('\n  ')}`);
  if (!values.keep) fs.rmSync(folder, {recursive: true, force: true});
}

main().catch((error: unknown) => {
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
