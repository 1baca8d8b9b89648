/**
 * `npm run update`: merges the newest engine into the site.
 *
 * The site's command fetches upstream and then runs the fetched version's command, because the site may
 * need changes that only the new version can make. The fetched version runs with the site's installed
 * packages, so this file must also work with older packages.
 */
import '../src/lib/node-version';

import fs from 'node:fs';

import {fail, readOptions, run, runScript, step} from './lib/terminal';
import {assertCommitted, conflictsOf, openGit} from '../src/lib/git';
import {applyUpdate, commitUpdate, interruptionMark, versionsOf} from './lib/update/apply';
import {findMergeBase} from './lib/update/merge-base';
import {describe, howToResolve} from './lib/update/report';

const UPSTREAM = 'refs/update/upstream';
/**
 * Where the fetched version is checked out. It is inside the site, so that it can use the site's
 * packages.
 */
const ENGINE = '.cache/update/engine';
const TRIAL = '.cache/update/trial';
const UNDO = 'To undo the update before your next commit: git reset --keep HEAD~ && npm ci';

const USAGE = `Updates the site to the newest engine: fetches upstream, merges, installs the packages
and runs the check. Your content, settings and images stay yours.

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
    fetched: {type: 'string'},
  },
  USAGE,
);
const git = openGit('.');

function fetchUpstream(): string {
  const {from = git.try(['remote', 'get-url', 'upstream']), to = 'HEAD'} = options;
  // npm sets this variable from config.upstream in package.json
  const url = from ?? process.env.npm_package_config_upstream;
  if (!url) fail('No upstream is set. Run: git remote add upstream <template URL>');
  const fetch = ['fetch', '--quiet', '--no-tags', '--', url, `+${to}:${UPSTREAM}`];
  try {
    git.run(fetch);
  } catch (error) {
    fail(
      `The engine could not be fetched from ${url}:\n  ${(error as {stderr: string}).stderr.trim()}\nCheck your connection. If the URL is wrong, pass the template's URL: --from https://…`,
    );
  }
  // If the history cannot be fetched, `findMergeBase` falls back to comparing files
  if (git.run(['rev-parse', '--is-shallow-repository']) === 'true')
    git.try(['fetch', '--quiet', '--unshallow']);
  return git.run(['rev-parse', `${UPSTREAM}^{commit}`]);
}

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
  if (options.fetched) return update(options.fetched);
  const commit = fetchUpstream();
  process.exitCode = await withCopy(ENGINE, commit, async () => {
    const command = `${ENGINE}/scripts/update.ts`;
    if (!fs.existsSync(command))
      fail('This upstream version has no update command. Choose a newer one with --to.');
    return run('jiti', [command, ...process.argv.slice(2), '--fetched', commit]);
  });
}

runScript(main);
