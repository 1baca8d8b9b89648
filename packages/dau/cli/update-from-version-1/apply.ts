import fs from 'node:fs';

import {conflictsOf, editedFiles, openGit, type Git} from '../../utils/git';
import {isAncestor, RECORD, recordedIn, versionAt} from '../lib/update';
import {mergeUpstream} from './merge';
import {migrate} from './migrate';

export type Update = ReturnType<typeof applyUpdate>;

/**
 * Returns the newest upstream commit that is in the site's history or in an update's commit message. If
 * an update was squashed, only its message names the commit.
 */
function fromHistory(git: Git, upstream: string): string | undefined {
  const recorded = recordedIn(git);
  const common = git.try(['merge-base', 'HEAD', upstream]);
  if (!isAncestor(git, recorded, upstream)) return common;
  return common ? git.lines('merge-base', '--independent', common, recorded)[0] : recorded;
}

/**
 * Returns the upstream commit whose files are most similar to the site's first commit. Sites created
 * with GitHub's "Use this template" or from a ZIP file have no upstream commit. Of equally similar
 * commits, the oldest wins: git can merge changes that the site already has, but if the base were too
 * new, git would leave out changes that the site lacks.
 */
function mostSimilar(git: Git, upstream: string): string {
  const first = git.lines('rev-list', '--max-parents=0', 'HEAD').at(-1) ?? 'HEAD';
  const own = git.run(['rev-parse', `${first}^{tree}`]);
  const commits = git.lines('log', '--reverse', '--topo-order', '--format=%H %T', upstream);
  const input = commits.map((line) => `${line.slice(41)} ${own}\n`).join('');
  const differences = git
    .run(['diff-tree', '--stdin', '-r', '--no-renames', '--name-only'], {input})
    .split(new RegExp(`^\\w{40} ${own}$`, 'm'))
    .slice(1)
    .map((files) => files.split('\n').length);
  const best = commits[differences.indexOf(Math.min(...differences))]?.slice(0, 40) ?? upstream;
  const lost = editedFiles(git, best, own);
  if (lost.length < git.lines('ls-tree', '-r', best).length / 2) return best;
  throw new Error(
    'This site does not come from that repository: too few files match. Pass the right repository with --from https://…',
  );
}

/** Finds the upstream commit that the site was created from, or last updated to. */
export const findMergeBase = (git: Git, upstream: string): string =>
  fromHistory(git, upstream) ?? mostSimilar(git, upstream);

const gitFile = (git: Git, name: string): string =>
  `${git.run(['rev-parse', '--absolute-git-dir'])}/${name}`;

/** The file that exists while an update changes files. */
export const interruptionMark = (git: Git): string => gitFile(git, 'dau-update');

/**
 * Applies an update to a folder and git's index, but does not commit it. On an error, restores the
 * files.
 */
export function applyUpdate(dir: string, base: string, upstream: string) {
  const git = openGit(dir);
  const mark = interruptionMark(git);
  fs.writeFileSync(mark, '');
  try {
    const unchanged = mergeUpstream(dir, base, upstream);
    const changes = migrate(git, dir, upstream);
    return {base, upstream, unchanged, ...changes, conflicts: conflictsOf(git)};
  } catch (error) {
    git.run(['reset', '--quiet', '--hard']);
    throw error;
  } finally {
    fs.rmSync(mark);
  }
}

/** Commits an update. If there are conflicts, prepares the commit for the author, as `git merge` does. */
export function commitUpdate(git: Git, {upstream, conflicts}: Update): void {
  const message = `Update the engine to ${versionAt(git, upstream)}\n\n${RECORD}${upstream}\n`;
  fs.writeFileSync(gitFile(git, 'MERGE_HEAD'), `${upstream}\n`);
  fs.writeFileSync(gitFile(git, 'MERGE_MSG'), message);
  if (conflicts.length === 0) git.run(['commit', '--quiet', '--no-edit']);
}
