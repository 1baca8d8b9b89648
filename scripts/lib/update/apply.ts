import fs from 'node:fs';
import path from 'node:path';

import {RECORD} from './base';
import {modeOf, idOf, type Git} from './git';
import type {Plan} from './plan';
import {AFTER, BEFORE, commitOf, listed, uncommitted, UPSTREAM, DISCARDED} from './state';

const NO_FILE = `0 ${'0'.repeat(40)}`;

const messageOf = ({from, to, base, upstream}: Plan): string =>
  [
    `Update the engine ${from === to ? `(${to})` : `to ${to}`}`,
    '',
    `From ${from} (${base.slice(0, 8)}) to ${to} (${upstream.slice(0, 8)}).`,
    '',
    `${RECORD}: ${upstream}`,
    '',
  ].join('\n');

/** Leaves the files in conflict to the author, in the state that `git merge` would leave them. */
function stopAtConflicts(git: Git, plan: Plan): void {
  git.run(['read-tree', '-m', '-u', 'HEAD', plan.tree]);
  const lines = plan.conflicts.flatMap(({file, base, ours, theirs}) => [
    `${NO_FILE}\t${file}\0`,
    ...[base, ours, theirs].flatMap((entry, index) =>
      entry === undefined ? [] : [`${modeOf(entry)} ${idOf(entry)} ${index + 1}\t${file}\0`],
    ),
  ]);
  git.run(['update-index', '-z', '--index-info'], {input: lines.join('')});
  git.run(['update-ref', 'MERGE_HEAD', plan.upstream]);
  const gitDir = git.run(['rev-parse', '--absolute-git-dir']);
  fs.writeFileSync(path.join(gitDir, 'MERGE_MSG'), messageOf(plan));
}

/**
 * Writes an update into the branch and the files: one merge commit, or the conflicts. Until the last
 * step, which git does as a whole, no file changes.
 *
 * @returns true if the update is committed
 */
export function applyPlan(git: Git, plan: Plan): boolean {
  git.try(['update-ref', '-d', AFTER]);
  git.run(['update-ref', BEFORE, 'HEAD']);
  if (plan.conflicts.length > 0) {
    stopAtConflicts(git, plan);
    return false;
  }
  const parents = ['-p', 'HEAD', '-p', plan.upstream];
  const commit = git.run(['commit-tree', plan.tree, ...parents], {input: messageOf(plan)});
  git.run(['update-ref', AFTER, commit]);
  git.run(['merge', '--quiet', '--ff-only', commit]);
  return true;
}

/**
 * Commits an update whose conflicts the author has settled.
 *
 * @throws if there is none, or a conflict is left
 */
export function continueUpdate(git: Git): void {
  const upstream = commitOf(git, UPSTREAM);
  if (!commitOf(git, BEFORE) || !upstream) throw new Error('There is no update to continue.');
  // An author who knows git may have committed already
  if (commitOf(git, 'HEAD^2') !== upstream) {
    if (commitOf(git, 'MERGE_HEAD') !== upstream) {
      throw new Error('There is no update to continue.');
    }
    const open = git.run(['diff', '--name-only', '--diff-filter=U']).split('\n').filter(Boolean);
    if (open.length > 0) {
      throw new Error(
        `These files are still in conflict:\n${listed(open, 100)}\nEdit each, then: git add <file> (or git rm <file>)`,
      );
    }
    git.run(['commit', '--quiet', '--no-edit', '--no-verify']);
  }
  git.run(['update-ref', AFTER, 'HEAD']);
}

/** Adds the lockfile that npm wrote to the commit of the update. */
export function amendLockfile(git: Git): void {
  const lockfile = 'package-lock.json';
  if (git.try(['diff', '--quiet', '--', lockfile]) !== undefined) return;
  git.run(['commit', '--quiet', '--amend', '--no-edit', '--no-verify', '--', lockfile]);
  git.run(['update-ref', AFTER, 'HEAD']);
}

/**
 * Keeps the present content of all files under a reference, so that nothing is lost.
 *
 * @returns true if they differ from the branch
 */
function keepFiles(git: Git): boolean {
  const index = path.join(git.run(['rev-parse', '--absolute-git-dir']), 'update-index');
  git.run(['read-tree', 'HEAD'], {index});
  git.run(['add', '--all'], {index});
  const tree = git.run(['write-tree'], {index});
  const commit = git.run(['commit-tree', tree, '-p', 'HEAD'], {input: 'Before an undone update\n'});
  git.run(['update-ref', DISCARDED, commit]);
  return git.try(['diff', '--quiet', 'HEAD', commit]) === undefined;
}

/** A crash may leave new files that git does not know yet. */
function removeLeftovers(git: Git, siteDir: string): void {
  const upstream = git.files(UPSTREAM);
  const untracked = git.run(['ls-files', '-z', '--others', '--exclude-standard']).split('\0');
  for (const file of untracked) {
    if (upstream.has(file)) fs.rmSync(path.join(siteDir, file));
  }
}

/** What an undone update leaves to do. */
export type Undone = {
  /** The files had other contents than the commit. They are kept under `DISCARDED`. */
  readonly hasKept: boolean;
  /** The site before the update has other packages. */
  readonly hasOtherPackages: boolean;
};

/**
 * Brings the site back to where it was before the update: after a conflict, after a crash, and
 * after a finished update until the next commit.
 *
 * @throws if there is no update to undo, or commits came after it
 */
export function abortUpdate(git: Git, siteDir: string): Undone {
  const [before, after, head] = [BEFORE, AFTER, 'HEAD'].map((ref) => commitOf(git, ref));
  if (!before) throw new Error('There is no update to undo.');
  const isFinished = head === after || commitOf(git, 'HEAD^2') === commitOf(git, UPSTREAM);
  if (head !== before && !isFinished) {
    throw new Error(
      `There are commits after the update, or another branch is checked out. To undo the update alone, run: git revert -m 1 ${after?.slice(0, 8) ?? ''}`,
    );
  }
  if (isFinished) {
    const files = uncommitted(git).filter((file) => file !== 'package-lock.json');
    if (files.length > 0) {
      throw new Error(
        `These files have changes that are not committed:\n${listed(files)}\nPut them away first, with: git stash --include-untracked`,
      );
    }
  }
  const hasKept = keepFiles(git);
  const lockfile = ['diff', '--quiet', before, DISCARDED, '--', 'package-lock.json'];
  const hasOtherPackages = git.try(lockfile) === undefined;
  if (!isFinished) removeLeftovers(git, siteDir);
  git.run(['reset', '--quiet', '--hard', before]);
  for (const ref of [BEFORE, AFTER]) git.run(['update-ref', '-d', ref]);
  return {hasKept, hasOtherPackages};
}
