import {RECORD} from './merge-base';
import {assertCommitted, type Git} from '../../../src/lib/git';

/** Returns true if a merge waits for the author to resolve its conflicts. */
export const isWaiting = (git: Git): boolean =>
  git.try(['rev-parse', '--verify', '--quiet', 'MERGE_HEAD']) !== undefined;

/** Returns true if the last commit is an update. */
export const isUpdated = (git: Git): boolean =>
  git.run(['log', '-1', '--format=%B']).includes(`\n${RECORD}: `);

/** @throws with what to do, if a condition is not met */
export function need(isMet: boolean, otherwise: string): asserts isMet {
  if (!isMet) throw new Error(otherwise);
}

/**
 * Checks that the folder is a git repository of its own.
 *
 * @throws with what to do, if it is not
 */
export function assertRepository(git: Git): void {
  need(
    git.try(['rev-parse', '--show-prefix']) === '' && git.try(['rev-parse', 'HEAD']) !== undefined,
    'Git is not installed, or this folder is not a git repository of its own with a commit. If you downloaded it as a ZIP file, run this first: git init && git add --all && git commit -m "My site"',
  );
}

/**
 * Checks that an update can start here.
 *
 * @throws with what to do, if it cannot
 */
export function assertReady(git: Git): void {
  need(
    git.try(['symbolic-ref', '--quiet', 'HEAD']) !== undefined,
    'No branch is checked out. Run: git switch main',
  );
  need(
    !isWaiting(git),
    'An update is in progress: resolve its conflicts, then `npm run update -- --continue`; or undo it with `npm run update -- --abort`.',
  );
  assertCommitted(git, 'Commit them first, or put them away with: git stash --include-untracked');
}
