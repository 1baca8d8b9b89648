import fs from 'node:fs';
import path from 'node:path';

import type {Git} from './git';

/** The site's commit before the update. It exists from the first write until the update is undone. */
export const BEFORE = 'refs/update/before';
/** The commit of a finished update. */
export const AFTER = 'refs/update/after';
/** The upstream commit that was fetched. */
export const UPSTREAM = 'refs/update/upstream';
/** What was in the site's files when an update was undone. */
export const DISCARDED = 'refs/update/discarded';

/** Returns the commit of a reference. */
export const commitOf = (git: Git, ref: string): string | undefined =>
  git.try(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);

/** Lists files with uncommitted changes, new files included. */
export const uncommitted = (git: Git): string[] =>
  git
    .run(['status', '--porcelain', '--untracked-files=all'])
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** Formats a list of files; a long list is cut. */
export function listed(files: readonly string[], most = 12): string {
  const lines = files.slice(0, most).map((file) => `  ${file}`);
  if (files.length > most) lines.push(`  … and ${files.length - most} more`);
  return lines.join('\n');
}

/**
 * Checks that a folder is a site in a git repository of its own.
 *
 * @throws with what to do, if it is not
 */
export function assertSite(git: Git, siteDir: string): void {
  if (!fs.existsSync(path.join(siteDir, 'docusaurus.config.ts'))) {
    throw new Error('This is not the folder of a site: docusaurus.config.ts is missing.');
  }
  if (git.try(['--version']) === undefined) {
    throw new Error('Git is not installed. Get it from https://git-scm.com, then run this again.');
  }
  const prefix = git.try(['rev-parse', '--show-prefix']);
  if (prefix === undefined) {
    throw new Error(
      'This folder is not a git repository. If you downloaded it as a ZIP file, run this first: git init && git add --all && git commit -m "My site"',
    );
  }
  if (prefix !== '') throw new Error('The site must be at the top of its git repository.');
}

/**
 * Checks that an update can start here.
 *
 * @throws with what to do, if it cannot
 */
export function assertReady(git: Git): void {
  if (git.try(['rev-parse', '--verify', '--quiet', 'HEAD']) === undefined) {
    throw new Error('The repository has no commit yet. Commit the site first.');
  }
  if (git.try(['symbolic-ref', '--quiet', 'HEAD']) === undefined) {
    throw new Error('No branch is checked out. Run: git switch main');
  }
  if (commitOf(git, 'MERGE_HEAD')) {
    throw new Error(
      commitOf(git, 'MERGE_HEAD') === commitOf(git, UPSTREAM) && commitOf(git, BEFORE)
        ? 'An update waits for you: settle its conflicts, then `npm run update -- --continue`; or undo it with `npm run update -- --abort`.'
        : 'A merge is not finished. Finish it, or undo it with: git merge --abort',
    );
  }
  const files = uncommitted(git);
  if (files.length > 0) {
    throw new Error(
      `These files have changes that are not committed:\n${listed(files)}\n${
        commitOf(git, BEFORE) === commitOf(git, 'HEAD')
          ? 'If they are of an update that was interrupted, undo it with: npm run update -- --abort'
          : 'Commit them first, or put them away with: git stash --include-untracked'
      }`,
    );
  }
  if (git.try(['var', 'GIT_COMMITTER_IDENT']) === undefined) {
    throw new Error(
      'Git does not know who you are. Run: git config --global user.name "Your name", and the same with user.email',
    );
  }
}
