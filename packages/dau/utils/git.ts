import {execFileSync} from 'node:child_process';

import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

const CONFIG = [
  'core.quotepath=false',
  // Do not run the author's hooks, which are only for the author's own commits
  'core.hooksPath=/dev/null',
  // If an update moves a folder's files, the author's new files in that folder must not move
  'merge.directoryRenames=false',
];

type CallOptions = {input?: string; env?: NodeJS.ProcessEnv};

export type Git = ReturnType<typeof openGit>;

export function openGit(dir: string) {
  /** Returns the output without the last line break. Throws an error with git's message on failure. */
  const run = (args: string[], {input, env}: CallOptions = {}): string =>
    execFileSync('git', [...CONFIG.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: dir,
      input,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 30,
      // Git must not wait for a password
      env: {...process.env, GIT_TERMINAL_PROMPT: '0', ...env},
    }).replace(/\n$/, '');

  return {
    run,
    /** Returns `undefined` if the command fails. */
    try: (args: string[]): string | undefined => {
      try {
        return run(args);
      } catch {
        return undefined;
      }
    },
    lines: (...args: string[]): string[] => run(args).split('\n').filter(Boolean),
    /** Returns the paths that a command with the option `-z` lists. Without it, git quotes some names. */
    paths: (command: string, ...args: string[]): string[] =>
      run([command, '-z', ...args])
        .split('\0')
        .filter(Boolean),
  };
}

/**
 * Checks that git can undo the changes that a command is about to make.
 *
 * @param advice what to do about files with changes
 * @throws if files have uncommitted changes, or if there is no repository
 */
export function assertCommitted(git: Git, advice: string): void {
  const files = git.try(['status', '--porcelain', '--untracked-files=all', '.'])?.split('\n');
  if (!files)
    throw new Error(
      'This folder is not in a git repository, so you could not undo the changes later. Run git init, and commit your files first.',
    );
  if (files.length > 8) files.splice(7, Infinity, `… and ${files.length - 7} more`);
  if (files[0])
    throw new Error(
      `These files have changes that are not committed:\n  ${files.join('\n  ')}\n${advice}`,
    );
}

export const conflictsOf = (git: Git): string[] =>
  git.paths('diff', '--name-only', '--diff-filter=U');

/**
 * Returns whether git has the date of each file's last change. Without git or a commit, Docusaurus
 * would fail. In a shallow clone, it would show the last commit's date on every page.
 */
export function hasHistory(siteDir: string): boolean {
  const git = openGit(siteDir);
  return (
    git.try(['rev-parse', '--verify', 'HEAD']) !== undefined &&
    git.try(['rev-parse', '--is-shallow-repository']) === 'false'
  );
}

/**
 * Returns how Docusaurus reads the dates of files. The commit that adds a file is not an update, so pages
 * do not say that they were updated when they were imported or published.
 */
export function commitDates(preset: 'git-eager' | 'git-ad-hoc'): VcsConfig {
  const vcs = getVcsPreset(preset);
  return {
    ...vcs,
    async getFileLastUpdateInfo(file) {
      const added = await vcs.getFileCreationInfo(file);
      const last = await vcs.getFileLastUpdateInfo(file);
      return last?.timestamp === added?.timestamp ? null : last;
    },
  };
}

/**
 * Returns the last commit's time in milliseconds, even in a shallow clone. Returns `undefined` without
 * git or a commit.
 */
export function lastCommitTime(siteDir: string): number | undefined {
  const seconds = openGit(siteDir).try(['log', '-1', '--format=%ct']);
  return seconds ? Number(seconds) * 1000 : undefined;
}
