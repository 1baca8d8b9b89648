import {execFileSync} from 'node:child_process';

function git(siteDir: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // The names of all files of a long history
      maxBuffer: Infinity,
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Can the dates of the last changes be read here? Not in a downloaded ZIP, a
 * repository without a commit or a machine without git, where Docusaurus would
 * stop; nor in a shallow clone, where every page would seem to have changed
 * with the last commit. The pages then show no date rather than a wrong one.
 */
export function hasHistory(siteDir: string): boolean {
  return (
    git(siteDir, 'rev-parse', '--verify', 'HEAD') !== undefined &&
    git(siteDir, 'rev-parse', '--is-shallow-repository') === 'false'
  );
}

/** A commit: its id and when it was made, in milliseconds. */
export type Commit = {readonly id: string; readonly time: number};

/** The last commit of the site; nothing without git or a commit. A shallow clone has it, too. */
export function lastCommit(siteDir: string): Commit | undefined {
  const [id, seconds] = git(siteDir, 'log', '-1', '--format=%H %ct')?.split(' ') ?? [];
  return id && seconds ? {id, time: Number(seconds) * 1000} : undefined;
}
