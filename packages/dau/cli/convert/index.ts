/**
 * The last update of a site from before the engine was in `packages/dau`. Such a site's own
 * `npm run update` fetches upstream and then runs `scripts/update.ts` of the fetched version, with the
 * site's installed packages. So the files here must also work with older packages.
 */
import '../../utils/node-version';

import fs from 'node:fs';

import {fail, readOptions, run, runScript, step} from '../lib/terminal';
import {assertCommitted, conflictsOf, openGit} from '../../utils/git';
import {applyUpdate, commitUpdate, interruptionMark, versionsOf} from './apply';
import {findMergeBase} from './merge-base';
import {describe, howToResolve} from './report';

const TRIAL = '.cache/update/trial';
const UNDO = 'To undo the update before your next commit: git reset --keep HEAD~ && npm ci';

const USAGE = `Moves the engine of the site into the folder "packages", installs the packages and runs
the check. Your content, settings and images stay yours.

  npm run update                  updates
  npm run update -- --dry-run     lists what would change and what is new; writes nothing
  --from https://…    URL of upstream (default: the remote "upstream", or config.upstream
                      in package.json)
  --to v1.2.0         a tag, branch or commit of upstream. Required for a new major version
  --merge-only        skips installing the packages and running the check
  --help`;

const options = readOptions(
  {
    'dry-run': {type: 'boolean', default: false},
    from: {type: 'string'},
    to: {type: 'string'},
    'merge-only': {type: 'boolean', default: false},
    // The site's command passes the fetched commit to the fetched version's command
    fetched: {type: 'string', default: 'HEAD'},
  },
  USAGE,
);
const git = openGit('.');

async function withCopy<T>(dir: string, commit: string, action: () => T | Promise<T>): Promise<T> {
  fs.rmSync(dir, {recursive: true, force: true});
  git.run(['worktree', 'add', '--force', '--quiet', '--detach', dir, commit]);
  try {
    return await action();
  } finally {
    git.run(['worktree', 'remove', '--force', dir]);
  }
}

async function finish(): Promise<void> {
  console.log(`The update is in one commit that is not pushed yet.\n${UNDO}`);
  if (options['merge-only']) return;
  step('Installing packages');
  if ((await run('npm', ['install', '--no-audit', '--no-fund'])) !== 0)
    fail(
      'The packages could not be installed. Fix the error above, then run: npm install && npm run check',
    );
  git.try(['commit', '--quiet', '--amend', '--no-edit', '--', 'package-lock.json']);
  if ((await run('npm', ['run', 'check'])) !== 0)
    fail(`The check found problems (see above). Fix them and commit.\n${UNDO}`);
  console.log('\nThe site is up to date.');
}

async function update(upstream: string): Promise<void> {
  const base = findMergeBase(git, upstream);
  if (base === upstream) return console.log('The site already has the newest engine.');
  const {to, isMajor} = versionsOf(git, base, upstream);
  if (options['dry-run'] || (isMajor && !options.to)) {
    await withCopy(TRIAL, 'HEAD', () =>
      console.log(describe(openGit(TRIAL), applyUpdate(TRIAL, base, upstream))),
    );
    if (isMajor) console.log(`${to} is a new major version. To install it, add --to HEAD`);
    return console.log('Nothing was written.');
  }
  const result = applyUpdate('.', base, upstream);
  console.log(describe(git, result));
  commitUpdate(git, result);
  if (result.conflicts.length > 0) fail(howToResolve);
  await finish();
}

async function main(): Promise<void> {
  if (git.try(['rev-parse', '--show-prefix']) !== '' || !git.try(['rev-parse', 'HEAD']))
    fail(
      'Git is not installed, or this folder is not the root of a git repository with a commit. If you downloaded it as a ZIP file, run this first: git init && git add --all && git commit -m "My site"',
    );
  if (fs.existsSync(interruptionMark(git)))
    fail(
      'The last update was interrupted. Your last commit has all your files. To go back to it: git reset --hard && rm .git/dau-update. Then run npm run update again.',
    );
  if (conflictsOf(git).length > 0) fail(`An update is in progress. ${howToResolve}`);
  assertCommitted(git, 'Commit them first, or stash them: git stash --include-untracked');
  await update(options.fetched);
}

runScript(main);
