import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {ownerOf} from '../ownership';
import {findMergeBase, RECORD} from './merge-base';
import {conflictsOf, editedFiles, openGit, type Git} from '../../../src/lib/git';
import {migrate} from './migrate';
import {mergeAuthorFiles} from './merge-author-files';

/** The result of an update, before it is written. */
export type Plan = NonNullable<ReturnType<typeof planUpdate>>;

/**
 * Writes upstream's changes into a folder and its index, with git's marks where the author changed
 * the same lines of the engine.
 *
 * @returns the author's files that were changed or renamed for the new engine
 */
function writeChanges(dir: string, changes: string, upstream: string) {
  const git = openGit(dir);
  if (git.try(['cherry-pick', '--no-commit', changes]) === undefined && !conflictsOf(git)[0]) {
    throw new Error('Git could not apply the changes of upstream. Try another version with --to.');
  }
  return migrate(git, dir, upstream);
}

const versionAt = (git: Git, commit: string): string =>
  /"version": "(.*?)"/.exec(git.run(['show', `${commit}:package.json`]))?.[1] ?? '0.0.0';

/** The entries of the changelog, each with its indented lines. */
const entriesAt = (git: Git, commit: string): string[] =>
  (git.try(['show', `${commit}:CHANGELOG.md`]) ?? '').split(/\n(?! )/);

/**
 * Plans the update of the site to an upstream commit, in a temporary folder.
 *
 * @returns `undefined` if the site already has it
 * @throws if the site does not come from upstream
 */
export function planUpdate(git: Git, upstream: string) {
  const base = findMergeBase(git, upstream);
  if (base === upstream) return undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'update-'));
  const dir = path.join(folder, 'site');
  const copy = openGit(dir);
  try {
    const merged = mergeAuthorFiles(git, base, upstream, folder);
    git.run(['worktree', 'add', '--quiet', '--detach', dir, 'HEAD']);
    const forEngine = writeChanges(dir, merged.changes, upstream);
    const conflicts = conflictsOf(copy);
    const [from, to] = [versionAt(git, base), versionAt(git, upstream)];
    const edited = editedFiles(git, base, 'HEAD');
    const known = entriesAt(git, base);
    return {
      ...{base, upstream, conflicts, from, to, ...forEngine, ...merged},
      isMajor: Number.parseInt(to) > Number.parseInt(from),
      changed: copy.lines('diff', '--name-status', '--no-renames', 'HEAD'),
      edited: edited.filter((file) => ownerOf(file) === 'engine'),
      news: entriesAt(git, upstream).filter((entry) => !known.includes(entry)),
      tree: conflicts.length === 0 ? copy.run(['write-tree']) : undefined,
    };
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
    git.run(['worktree', 'prune']);
  }
}

/**
 * Writes an update into the branch and the files: one merge commit, or the conflicts, as `git merge`
 * leaves them.
 */
export function applyPlan(git: Git, siteDir: string, plan: Plan): void {
  const {from, to, base, upstream, changes, tree} = plan;
  const message = [
    `Update the engine ${from === to ? `(${to})` : `to ${to}`}`,
    `From ${from} (${base.slice(0, 8)}) to ${to} (${upstream.slice(0, 8)}).`,
    `${RECORD}: ${upstream}\n`,
  ].join('\n\n');
  if (tree) {
    const parents = ['-p', 'HEAD', '-p', upstream];
    const commit = git.run(['commit-tree', tree, ...parents], {input: message});
    git.run(['merge', '--quiet', '--ff-only', commit]);
    return;
  }
  writeChanges(siteDir, changes, upstream);
  const gitDir = git.run(['rev-parse', '--absolute-git-dir']);
  fs.writeFileSync(path.join(gitDir, 'MERGE_HEAD'), `${upstream}\n`);
  fs.writeFileSync(path.join(gitDir, 'MERGE_MSG'), message);
}
