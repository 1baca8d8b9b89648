import fs from 'node:fs';

import {conflictsOf, openGit, type Git} from '../../utils/git';
import {mergeUpstream} from './merge';
import {RECORD} from './merge-base';
import {migrate} from './migrate';

export type Update = ReturnType<typeof applyUpdate>;

const versionAt = (git: Git, commit: string): string =>
  ['packages/dau/package.json', 'package.json']
    .map((file) => git.try(['show', `${commit}:${file}`]))
    .map((text = '') => /"version": "(.*?)"/.exec(text)?.[1])
    .find(Boolean) ?? '0.0.0';

export function versionsOf(git: Git, base: string, upstream: string) {
  const [from, to] = [versionAt(git, base), versionAt(git, upstream)];
  return {from, to, isMajor: Number.parseInt(to) > Number.parseInt(from)};
}

/** The file that exists while an update changes files. */
export const interruptionMark = (git: Git): string =>
  `${git.run(['rev-parse', '--absolute-git-dir'])}/dau-update`;

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
    const {migrated, moved, renamed} = migrate(git, dir, upstream);
    const versions = versionsOf(git, base, upstream);
    return {
      ...versions,
      base,
      upstream,
      unchanged,
      migrated,
      moved,
      renamed,
      conflicts: conflictsOf(git),
    };
  } catch (error) {
    git.run(['reset', '--quiet', '--hard']);
    throw error;
  } finally {
    fs.rmSync(mark);
  }
}

/** Commits an update. If there are conflicts, prepares the commit for the author, as `git merge` does. */
export function commitUpdate(git: Git, {to, upstream, conflicts}: Update): void {
  const message = `Update the engine to ${to}\n\n${RECORD}: ${upstream}\n`;
  const gitDir = git.run(['rev-parse', '--absolute-git-dir']);
  fs.writeFileSync(`${gitDir}/MERGE_HEAD`, `${upstream}\n`);
  fs.writeFileSync(`${gitDir}/MERGE_MSG`, message);
  if (conflicts.length === 0) git.run(['commit', '--quiet', '--no-edit']);
}
