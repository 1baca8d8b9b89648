/**
 * `npm run update`: replaces the engine, which is the folder `packages`, with a newer version.
 * Everything else belongs to the author, except the engine's lines of `package.json`.
 */
import fs from 'node:fs';

import {assertCommitted, conflictsOf, openGit} from '../utils/git';
import {fail, readOptions, run, runScript, step} from './lib/terminal';

const UPSTREAM = 'refs/update/upstream';
/** What an update changes. The lock file becomes upstream's, and `npm install` adds the author's packages. */
const ENGINE = ['packages', 'package.json', 'package-lock.json'];
/** A line of the commit message, with the upstream commit that the site was updated to. */
const RECORD = 'Engine: ';
const UNDO = 'To undo the update before your next commit: git reset --keep HEAD~ && npm ci';

const RESOLVE = `Nothing is committed. Edit each file in conflict, or take one side of it (git checkout --ours or
--theirs -- <file>), and git add it; or git rm it.
Then: npm install && git add package-lock.json && git commit --no-edit && npm run check
Or, to undo the update: git cherry-pick --abort`;

const USAGE = `Replaces the engine (the folder "packages") with the newest version, installs the npm packages
and runs the check. Outside that folder, only package-lock.json and the engine's lines of
package.json change.

  npm run update                  updates
  npm run update -- --dry-run     lists what is new; writes nothing
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
  },
  USAGE,
);
const git = openGit('.');
const engineFile = (commit: string, file: string) =>
  git.try(['show', `${commit}:packages/dau/${file}`]) ?? '';
const versionAt = (commit: string) =>
  /"version": "(.*?)"/.exec(engineFile(commit, 'package.json'))?.[1] ?? '0.0.0';
/** Returns whether an update has conflicts, or was interrupted before its commit. */
const isInProgress = () =>
  conflictsOf(git).length > 0 || git.try(['rev-parse', '--verify', 'CHERRY_PICK_HEAD']);

/** Stops unless git can undo the update. */
function assertReady(): void {
  if (git.try(['rev-parse', '--show-prefix']) !== '' || !git.try(['rev-parse', 'HEAD']))
    fail(
      'Git is not installed, or this folder is not the root of a git repository with a commit. If you downloaded it as a ZIP file, run this first: git init && git add --all && git commit -m "My site"',
    );
  if (isInProgress()) fail(`An update is in progress. ${RESOLVE}`);
  if (options['dry-run']) return;
  assertCommitted(git, 'Commit them first, or stash them: git stash --include-untracked');
}

function fetchUpstream(): string {
  const {from = git.try(['remote', 'get-url', 'upstream']), to = 'HEAD'} = options;
  // npm sets this variable from config.upstream in package.json
  const url = from ?? process.env.npm_package_config_upstream;
  if (!url) fail('No upstream is set. Run: git remote add upstream <template URL>');
  try {
    git.run(['fetch', '--quiet', '--no-tags', '--', url, `+${to}:${UPSTREAM}`]);
  } catch (error) {
    fail(
      `The engine could not be fetched from ${url}:\n  ${(error as {stderr: string}).stderr.trim()}\nCheck your connection. If the URL is wrong, use the template's URL: npm run update -- --from https://…`,
    );
  }
  return git.run(['rev-parse', `${UPSTREAM}^{commit}`]);
}

/** Returns whether a later commit of the site reverts a commit, and is not reverted itself. */
const isReverted = (commit: string): boolean =>
  git
    .lines('log', `--grep=^This reverts commit ${commit}`, '--format=%H', 'HEAD')
    .some((revert) => !isReverted(revert));

/**
 * Finds the upstream commit whose engine the site has: the one that the last update recorded, or else
 * the newest one whose folder `packages` was once the site's. Updates that were reverted do not count.
 */
function findBase(upstream: string): string {
  const records = `--grep=^${RECORD}[0-9a-f]{40}$`;
  const updates = git.lines('log', '--extended-regexp', records, '--format=%H', 'HEAD');
  const update = updates.find((commit) => !isReverted(commit));
  const message = update ? git.run(['log', '-1', '--format=%B', update]) : '';
  const recorded = new RegExp(`^${RECORD}(\\w{40})$`, 'm').exec(message)?.[1];
  const isAncestor = ['merge-base', '--is-ancestor', recorded ?? '', upstream];
  if (recorded && git.try(isAncestor) !== undefined) return recorded;
  const commits = (from: string) => git.lines('rev-list', from, '--', 'packages');
  const folders = (from: string[]) =>
    git
      .run(['cat-file', '--batch-check=%(objectname)'], {
        input: from.map((commit) => `${commit}:packages\n`).join(''),
      })
      .split('\n');
  const areReverted = updates.length > 0 && !update;
  const own = new Set(folders(commits(areReverted ? `${updates.at(-1)}~` : 'HEAD')));
  const theirs = commits(upstream);
  const base = theirs[folders(theirs).findIndex((folder) => own.has(folder))];
  if (base) return base;
  throw new Error(
    'No version in that repository has the engine of this site. Use the URL of the template that the site was made from: npm run update -- --from https://…',
  );
}

/** Returns a commit after `base` that has upstream's engine and no other change of upstream. */
function engineCommit(base: string, upstream: string): string {
  const isOther = (entry: string) => !ENGINE.includes(entry.split('\t')[1] ?? '');
  const others = git.paths('ls-tree', base).filter(isOther);
  const entries = [...others, ...git.paths('ls-tree', upstream, ...ENGINE)];
  const tree = git.run(['mktree', '-z'], {input: entries.map((entry) => `${entry}\0`).join('')});
  const message = `Update the engine to ${versionAt(upstream)}\n\n${RECORD}${upstream}`;
  return git.run(['commit-tree', tree, '-p', base, '-m', message]);
}

/** Prints what is new, and how to see upstream's changes to its own site, which the author may also want. */
function describe(base: string, upstream: string): void {
  const since = versionAt(base);
  console.log(`Engine: ${since} → ${versionAt(upstream)} (${upstream.slice(0, 8)})`);
  const [, ...sections] = engineFile(upstream, 'CHANGELOG.md').split(/^(?=## )/m);
  const own = sections.findIndex((section) => section.startsWith(`## ${since}\n`));
  console.log(sections.slice(0, own).join('').trim());
  const command = `git diff --stat ${base.slice(0, 8)} ${UPSTREAM} -- . ':!packages'`;
  console.log(`\nWhat else upstream has changed in its own site: ${command}`);
}

/** Merges an update's changes into the site, in one commit. */
function merge(update: string): void {
  // Git would overwrite files that it ignores, so they could not be restored
  const lost = git
    .paths('diff', '--name-only', '--diff-filter=A', 'HEAD', update)
    .filter((file) => fs.lstatSync(file, {throwIfNoEntry: false}));
  if (lost.length > 0)
    fail(
      `The new version has files with these names. Your files with the same names are not in git and would be lost:\n  ${lost.join('\n  ')}\nMove or rename them, then run npm run update again.`,
    );
  try {
    git.run(['cherry-pick', '--allow-empty', update]);
  } catch (error) {
    if (!isInProgress()) {
      // Everything was committed, so the files that git has written so far are only the update's
      git.try(['reset', '--quiet', '--hard']);
      git.try(['clean', '--quiet', '--force', '-d', '--', 'packages']);
      fail((error as {stderr: string}).stderr.trim() || 'Stopped. Run npm run update again.');
    }
    git.try(['checkout', '--theirs', '--', 'package-lock.json']);
    git.try(['add', 'package-lock.json']);
    const conflicts = conflictsOf(git);
    if (conflicts.length > 0)
      fail(
        `You and upstream changed or removed the same code in these files:\n  ${conflicts.join('\n  ')}\n${RESOLVE}`,
      );
    git.run(['commit', '--quiet', '--no-edit']);
  }
  console.log(`\nThe update is one commit that is not pushed yet.\n${UNDO}`);
}

async function main(): Promise<void> {
  // With this listener, Ctrl+C stops the script only after `merge` has undone an unfinished change
  process.on('SIGINT', () => process.exit(130));
  assertReady();
  const upstream = fetchUpstream();
  const base = findBase(upstream);
  if (base === upstream) return console.log('The site already has the newest engine.');
  describe(base, upstream);
  const isMajor = Number.parseInt(versionAt(upstream)) > Number.parseInt(versionAt(base));
  if (isMajor && !options.to)
    console.log('\nThis is a new major version. To install it: npm run update -- --to HEAD');
  if (options['dry-run'] || (isMajor && !options.to)) return console.log('\nNothing was written.');
  merge(engineCommit(base, upstream));
  if (options['merge-only']) return;
  step('Installing packages. After Ctrl+C, run: npm install && npm run check');
  if ((await run('npm', ['install', '--no-audit', '--no-fund'])) !== 0)
    fail('Fix the error above, then run: npm install && npm run check');
  git.try(['commit', '--quiet', '--amend', '--no-edit', '--', 'package-lock.json']);
  if ((await run('npm', ['run', 'check'])) !== 0)
    fail(`The check found problems (see above). Fix them and commit.\n${UNDO}`);
  console.log('\nThe site is up to date.');
}

runScript(main);
