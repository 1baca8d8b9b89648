/**
 * Brings the site to the newest engine.
 *
 *     npm run update                  fetches, merges, installs, checks
 *     npm run update -- --dry-run     shows what would change
 *     npm run update -- --continue    after you have settled conflicts
 *     npm run update -- --abort       brings everything back
 *
 * The command of the site only fetches. Then upstream's own command runs, because only the new
 * version knows what it asks for.
 */
import '../src/lib/node-version';

import {readOptions} from './lib/checks';
import {fail, run, step} from './lib/terminal';
import {abortUpdate, amendLockfile, applyPlan, continueUpdate} from './lib/update/apply';
import {checkOutEngine, fetchUpstream, removeEngine} from './lib/update/fetch';
import {openGit} from './lib/update/git';
import {planUpdate} from './lib/update/plan';
import {describe, settleThem} from './lib/update/report';
import {assertReady, assertSite, DISCARDED} from './lib/update/state';

const SITE = process.cwd();
const NOTHING = 'Nothing was written.';

const USAGE = `Brings the site to the newest engine: fetches upstream, merges, installs the packages
and runs the check. Your texts, settings and pictures stay yours.

  npm run update                  updates
  npm run update -- --dry-run     lists what would change and what is new; writes nothing
  npm run update -- --continue    goes on after you have settled conflicts
  npm run update -- --abort       brings everything back; after a finished update, until your
                                  next commit
  --from https://…    address of upstream (default: the remote "upstream", or config.upstream
                      in package.json)
  --to v1.2.0         a tag, branch or commit of upstream (default: its default branch)
  --merge-only        installs nothing and checks nothing
  --help`;

const values = readOptions(
  {
    'dry-run': {type: 'boolean', default: false},
    continue: {type: 'boolean', default: false},
    abort: {type: 'boolean', default: false},
    from: {type: 'string'},
    to: {type: 'string'},
    'merge-only': {type: 'boolean', default: false},
    // Set by the command of the site when it starts upstream's
    fetched: {type: 'string'},
  },
  USAGE,
);

const git = openGit(SITE);
let isWriting = false;

/** Installs the packages and runs the check, once the update is committed. */
async function finish(): Promise<void> {
  const undo = 'To have the site as it was: npm run update -- --abort (until your next commit)';
  if (values['merge-only']) {
    console.log(`The update is committed. Next: npm install && npm run check\n${undo}`);
    return;
  }
  step('Installing packages');
  if ((await run('npm', ['install', '--no-audit', '--no-fund'])) !== 0) {
    fail(
      `The update is committed, but the packages could not be installed. When there is a network:\n  npm install && npm run check\nIf package-lock.json changes, commit it.\n${undo}`,
    );
  }
  amendLockfile(git);
  if ((await run('npm', ['run', 'check'])) !== 0) {
    fail(
      `The update is committed, but the check found problems (above). Correct and commit them.\n${undo}`,
    );
  }
  console.log(`\nThe site is up to date, in one commit that is not pushed yet.\n${undo}`);
}

async function abort(): Promise<void> {
  const {hasKept, hasOtherPackages} = abortUpdate(git, SITE);
  console.log('The site is as it was before the update.');
  if (hasKept) console.log(`What was in its files is kept: git diff HEAD ${DISCARDED}`);
  if (!hasOtherPackages) return;
  if (values['merge-only'] || (await run('npm', ['ci', '--no-audit', '--no-fund'])) !== 0) {
    console.log('Its packages are others now. Run: npm ci');
  }
}

/** Fetches upstream, runs its own command and returns the exit code. */
async function runUpstreams(): Promise<number> {
  const commit = fetchUpstream(git, SITE, values);
  const command = checkOutEngine(git, SITE, commit);
  try {
    if (!command) {
      throw new Error(
        'This version of upstream has no update command. Choose a newer one with --to.',
      );
    }
    return await run('jiti', [command, ...process.argv.slice(2), '--fetched', commit]);
  } finally {
    removeEngine(SITE);
  }
}

async function main(): Promise<void> {
  const {abort: isAbort, continue: isContinue, 'dry-run': isDry, fetched} = values;
  if ([isAbort, isContinue, isDry].filter(Boolean).length > 1) {
    throw new Error('Choose one of --abort, --continue and --dry-run.');
  }
  assertSite(git, SITE);
  if (isAbort) return abort();
  if (isContinue) {
    continueUpdate(git);
    isWriting = true;
    return finish();
  }
  assertReady(git);
  if (!fetched) {
    process.exitCode = await runUpstreams();
    return;
  }
  const plan = planUpdate(git, fetched);
  if (!plan) {
    console.log('The site already has the newest engine.');
    return;
  }
  console.log(describe(plan));
  if (isDry) {
    console.log(NOTHING);
    return;
  }
  isWriting = true;
  if (applyPlan(git, plan)) await finish();
  else fail(settleThem);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  fail(
    `${message}\n${isWriting ? 'To have the site as it was: npm run update -- --abort' : NOTHING}`,
  );
});
