/**
 * Brings the site to the newest engine.
 *
 *     npm run update                  fetches, merges, installs, checks
 *     npm run update -- --dry-run     shows what would change
 *     npm run update -- --continue    after you have resolved conflicts
 *     npm run update -- --abort       undoes the update
 *
 * The site's command only fetches. Then upstream's own command runs, because only the new version
 * knows what to change. It must run with the packages of older versions.
 */
import '../src/lib/node-version';

import fs from 'node:fs';

import {fail, readOptions, run, runScript, step} from './lib/terminal';
import {conflictsOf, openGit} from '../src/lib/git';
import {applyPlan, planUpdate} from './lib/update/plan';
import {
  abortUpdate,
  assertReady,
  assertRepository,
  isUpdated,
  isWaiting,
} from './lib/update/preconditions';
import {describe, howToResolve} from './lib/update/report';

const UPSTREAM = 'refs/update/upstream';
/** Upstream's own command. It is inside the site so that it finds the packages. */
const ENGINE = '.cache/update/engine';
const UNDO = 'To undo: npm run update -- --abort (until your next commit)';

const USAGE = `Brings the site to the newest engine: fetches upstream, merges, installs the packages
and runs the check. Your content, settings and images stay yours.

  npm run update                  updates
  npm run update -- --dry-run     lists what would change and what is new; writes nothing
  npm run update -- --continue    continues after you have resolved conflicts
  npm run update -- --abort       undoes the update; works until your next commit
  --from https://…    URL of upstream (default: the remote "upstream", or config.upstream
                      in package.json)
  --to v1.2.0         a tag, branch or commit of upstream. A new major version needs it
  --merge-only        skips the packages and the check
  --help`;

const options = readOptions(
  {
    'dry-run': {type: 'boolean', default: false},
    continue: {type: 'boolean', default: false},
    abort: {type: 'boolean', default: false},
    from: {type: 'string'},
    to: {type: 'string'},
    'merge-only': {type: 'boolean', default: false},
    // The site's command sets it when it starts upstream's command
    fetched: {type: 'string'},
  },
  USAGE,
);
const git = openGit('.');

/** Fetches upstream, and the missing history of a shallow clone. Returns the commit. */
function fetchUpstream(): string {
  const {from = git.try(['remote', 'get-url', 'upstream']), to = 'HEAD'} = options;
  // npm sets it from config.upstream in package.json
  const url = from ?? process.env.npm_package_config_upstream ?? 'an unknown URL';
  const fetch = ['fetch', '--quiet', '--no-tags', '--', url, `+${to}:${UPSTREAM}`];
  if (git.try(fetch) === undefined) {
    throw new Error(
      `"${to}" could not be fetched from ${url}. Check your connection, the tag and the URL. If upstream is not set: git remote add upstream <URL of the template>`,
    );
  }
  if (git.run(['rev-parse', '--is-shallow-repository']) === 'true') {
    // If this fails, the merge base is found by comparing files
    git.try(['fetch', '--quiet', '--unshallow']);
  }
  return git.run(['rev-parse', `${UPSTREAM}^{commit}`]);
}

/** Fetches upstream, runs its own command and returns the exit code. */
async function runUpstreams(): Promise<number> {
  const commit = fetchUpstream();
  fs.rmSync(ENGINE, {recursive: true, force: true});
  git.run(['worktree', 'add', '--force', '--quiet', '--detach', ENGINE, commit]);
  try {
    const command = `${ENGINE}/scripts/update.ts`;
    if (!fs.existsSync(command))
      throw new Error(
        'This version of upstream has no update command. Choose a newer one with --to.',
      );
    return await run('jiti', [command, ...process.argv.slice(2), '--fetched', commit]);
  } finally {
    git.run(['worktree', 'remove', '--force', ENGINE]);
  }
}

/** Installs the packages and runs the check, once the update is committed. */
async function finish(): Promise<void> {
  console.log(`The update is in one commit that is not pushed yet.\n${UNDO}`);
  if (options['merge-only']) return;
  step('Installing packages');
  if ((await run('npm', ['install', '--no-audit', '--no-fund'])) !== 0) {
    fail(
      'The packages could not be installed. Fix the error above, then run: npm install && npm run check',
    );
  }
  git.try(['commit', '--quiet', '--amend', '--no-edit', '--', 'package-lock.json']);
  if ((await run('npm', ['run', 'check'])) !== 0) {
    fail(`The check found problems (above). Fix them and commit.\n${UNDO}`);
  }
  console.log('\nThe site is up to date.');
}

async function abort(): Promise<void> {
  if (isWaiting(git))
    console.log(
      'Your edits are in a git stash. To see them: git stash show --patch; to restore them: git stash pop',
    );
  abortUpdate(git);
  console.log('The site is as it was before the update.');
  if (!options['merge-only']) await run('npm', ['ci', '--no-audit', '--no-fund']);
}

async function goOn(): Promise<void> {
  const open = conflictsOf(git);
  if (open.length > 0) {
    throw new Error(`These files are still in conflict:\n  ${open.join('\n  ')}\n${howToResolve}`);
  }
  if (isWaiting(git)) git.run(['commit', '--quiet', '--no-edit']);
  if (!isUpdated(git)) throw new Error('There is no update to continue. Start one: npm run update');
  await finish();
}

async function update(upstream: string): Promise<void> {
  const plan = planUpdate(git, upstream);
  if (!plan) {
    console.log('The site already has the newest engine.');
    return;
  }
  console.log(describe(plan));
  if (options['dry-run'] || (plan.isMajor && !options.to)) {
    console.log('Nothing was written.');
    return;
  }
  applyPlan(git, '.', plan);
  if (plan.conflicts.length > 0) fail(howToResolve);
  await finish();
}

async function main(): Promise<void> {
  assertRepository(git);
  if (options.abort) return abort();
  if (options.continue) return goOn();
  assertReady(git);
  if (options.fetched) return update(options.fetched);
  process.exitCode = await runUpstreams();
}

runScript(main);
