import {RECORD} from './merge-base';
import {assertCommitted, type Git} from '../../../src/lib/git';
import {refuse} from '../refusal';

/** Returns true if there is a merge that the author has not committed. */
export const isWaiting = (git: Git): boolean =>
  git.try(['rev-parse', '--verify', '--quiet', 'MERGE_HEAD']) !== undefined;

/** Returns true if the last commit is an update. */
export const isUpdated = (git: Git): boolean =>
  git.run(['log', '-1', '--format=%B']).includes(`\n${RECORD}: `);

/** Refuses a folder that is not the root of a git repository. */
export function assertRepository(git: Git): void {
  if (git.try(['rev-parse', '--show-prefix']) !== '' || !git.try(['rev-parse', 'HEAD']))
    refuse(
      'Git is not installed, or this folder is not the root of a git repository with a commit. If you downloaded it as a ZIP file, run this first: git init && git add --all && git commit -m "My site"',
    );
}

/** Refuses to start an update without a branch, during another update, or with uncommitted changes. */
export function assertReady(git: Git): void {
  if (!git.try(['symbolic-ref', '--quiet', 'HEAD']))
    refuse('No branch is checked out. Run: git switch main');
  if (isWaiting(git))
    refuse(
      'An update is in progress: resolve its conflicts, then `npm run update -- --continue`; or undo it with `npm run update -- --abort`.',
    );
  assertCommitted(git, 'Commit them first, or stash them: git stash --include-untracked');
}

/**
 * Undoes an update that is in conflict, or a finished update that is still the last commit.
 */
export function abortUpdate(git: Git): void {
  if (isWaiting(git)) {
    // Saves edits made during the update in a stash
    git.run(['add', '--update']);
    git.run(['stash', 'push', '--quiet', '--message', 'An update that was undone']);
    return;
  }
  if (!isUpdated(git))
    refuse(
      'The last commit is not an update. To undo an older one, find it with `git log --grep="^Engine: "`, then: git revert -m 1 <commit>',
    );
  git.run(['checkout', '--quiet', 'HEAD', '--', 'package-lock.json']);
  // Git refuses if a file of the update has changes that are not committed
  git.run(['reset', '--quiet', '--keep', 'HEAD^']);
}
