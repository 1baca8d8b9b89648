import type {Git} from '../../../src/lib/git';
import {isUpdated, isWaiting, need} from './preconditions';

/**
 * Brings the site back to where it was: from a conflict, and from a finished update until the next
 * commit.
 *
 * @throws if the last commit is no update
 */
export function abortUpdate(git: Git): void {
  if (isWaiting(git)) {
    // Nothing that was typed meanwhile is lost
    git.run(['add', '--update']);
    git.run(['stash', 'push', '--quiet', '--message', 'An update that was undone']);
    return;
  }
  need(
    isUpdated(git),
    'The last commit is not an update. To undo an older one, find it with `git log --grep="^Engine: "`, then: git revert -m 1 <commit>',
  );
  git.run(['checkout', '--quiet', 'HEAD', '--', 'package-lock.json']);
  // Git refuses if a file of the update has changes that are not committed
  git.run(['reset', '--quiet', '--keep', 'HEAD^']);
}
