/** What `update.ts` and `convert` share. */
import fs from 'node:fs';
import path from 'node:path';

import {assertCommitted, conflictsOf, type Git} from '../../utils/git';
import {fail, run, step} from './terminal';

/** A line of the commit message, with the upstream commit that the site was updated to. */
export const RECORD = 'Engine: ';
const UNDO = 'To undo the update before your next commit: git reset --keep HEAD~ && npm ci';

export const updateOptions = {
  'dry-run': {type: 'boolean', default: false},
  from: {type: 'string'},
  to: {type: 'string'},
  'merge-only': {type: 'boolean', default: false},
} as const;

export const OPTIONS_HELP = `
  npm run update                  updates
  npm run update -- --dry-run     lists what is new; writes nothing
  --from https://…    URL of upstream (default: the remote "upstream", or config.upstream
                      in package.json)
  --to v1.2.0         a tag, branch or commit of upstream. Required for a new major version
  --merge-only        skips installing the packages and running the check
  --help`;

/**
 * @param abort the git command that undoes an update with conflicts
 * @param more a line about one of the files
 */
export const howToResolve = (
  abort: string,
  more = '',
) => `Nothing is committed. For each file in conflict:
  keep both      edit the lines between <<<<<<< and >>>>>>>, then: git add <file>
  keep yours     git checkout --ours -- <file> && git add <file>
  take upstream  git checkout --theirs -- <file> && git add <file>
  delete it      git rm <file> (also to take upstream, if it has removed the file)
${more}Then: npm install && git add package-lock.json && git commit --no-edit && npm run check
Or, to undo the update: ${abort}`;

/**
 * Git would overwrite files that it ignores, so they could not be restored.
 *
 * @param added the files that an update adds
 * @throws if one of them exists and is not in git
 */
export function assertNoneLost(git: Git, dir: string, added: readonly string[]): void {
  const tracked = new Set(git.paths('ls-files'));
  const lost = added.filter(
    (file) =>
      !tracked.has(file) &&
      fs.lstatSync(path.join(dir, file), {throwIfNoEntry: false}) !== undefined,
  );
  if (lost.length > 0)
    throw new Error(
      `The new version has these files, but yours are not in git, and would be lost:\n  ${lost.join('\n  ')}\nMove or rename them, then run npm run update again.`,
    );
}

/** Returns the upstream commit in the last update's commit message. */
export function recordedIn(git: Git): string {
  const message = git.run(['log', '-1', `--grep=^${RECORD}`, '--format=%B', 'HEAD']);
  return new RegExp(`^${RECORD}(\\w{40})$`, 'm').exec(message)?.[1] ?? '';
}

export const isAncestor = (git: Git, commit: string, of: string): boolean =>
  git.try(['merge-base', '--is-ancestor', commit, of]) !== undefined;

/** The entries of a version's changelog. All lines of an entry after the first are indented. */
export const changelogAt = (git: Git, commit: string): string[] =>
  ['packages/dau/CHANGELOG.md', 'CHANGELOG.md']
    .map((file) => git.try(['show', `${commit}:${file}`]))
    .find((text) => text !== undefined)
    ?.split(/\n(?! )/) ?? [];

/** Returns the engine's version in a commit. */
export const versionAt = (git: Git, commit: string): string =>
  ['packages/dau/package.json', 'package.json']
    .map((file) => git.try(['show', `${commit}:${file}`]))
    .map((text = '') => /"version": "(.*?)"/.exec(text)?.[1])
    .find(Boolean) ?? '0.0.0';

/** Returns whether an update has conflicts, or was interrupted before its commit. */
const isInProgress = (git: Git): boolean =>
  conflictsOf(git).length > 0 ||
  ['CHERRY_PICK_HEAD', 'MERGE_HEAD'].some(
    (head) => git.try(['rev-parse', '--verify', '--quiet', head]) !== undefined,
  );

/** Stops unless git can undo the update. */
export function assertReady(git: Git, resolve: string): void {
  if (git.try(['rev-parse', '--show-prefix']) !== '' || !git.try(['rev-parse', 'HEAD']))
    fail(
      'Git is not installed, or this folder is not the root of a git repository with a commit. If you downloaded it as a ZIP file, run this first: git init && git add --all && git commit -m "My site"',
    );
  if (isInProgress(git)) fail(`An update is in progress. ${resolve}`);
  assertCommitted(git, 'Commit them first, or stash them: git stash --include-untracked');
}

/** Installs the packages of the committed update, and runs the check. */
export async function finishUpdate(git: Git, isMergeOnly: boolean): Promise<void> {
  console.log(`\nThe update is one commit that is not pushed yet.\n${UNDO}`);
  if (isMergeOnly) return;
  step('Installing packages');
  if ((await run('npm', ['install', '--no-audit', '--no-fund'])) !== 0)
    fail('Fix the error above, then run: npm install && npm run check');
  git.try(['commit', '--quiet', '--amend', '--no-edit', '--', 'package-lock.json']);
  if ((await run('npm', ['run', 'check'])) !== 0)
    fail(`The check found problems (see above). Fix them and commit.\n${UNDO}`);
  console.log('\nThe site is up to date.');
}
