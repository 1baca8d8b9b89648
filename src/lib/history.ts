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

/** Are there files that the last commit has not, or has otherwise? Ignored files do not count. */
export const hasChanges = (siteDir: string): boolean =>
  git(siteDir, 'status', '--porcelain', '--', '.') !== '';

/**
 * When each file was last committed, in milliseconds, by its path relative to
 * the site's folder. Reads the whole history once, so ask {@link hasHistory} first.
 */
export function lastCommits(
  siteDir: string,
  folders: readonly string[],
): ReadonlyMap<string, number> {
  const log = git(
    siteDir,
    ...['log', '--format=%x00%ct', '--name-only', '--no-renames', '--relative', '-z', '--'],
    ...folders,
  );
  const times = new Map<string, number>();
  let time = 0;
  // Newest first. Every name has a slash, since it is in a folder: a number alone is a time
  for (const item of (log ?? '').split('\0').map((each) => each.replace(/^\n/, ''))) {
    if (/^\d+$/.test(item)) time = Number(item) * 1000;
    else if (item !== '' && !times.has(item)) times.set(item, time);
  }
  return times;
}

/** The files that differ from the last commit, and those that are not in it, relative to the site's folder. */
export function uncommitted(siteDir: string, folders: readonly string[]): ReadonlySet<string> {
  const names = (...args: string[]) =>
    git(siteDir, ...args, '-z', '--', ...folders)?.split('\0') ?? [];
  return new Set([
    ...names('diff', '--name-only', '--relative', '--no-renames', 'HEAD'),
    ...names('ls-files', '--others', '--exclude-standard'),
  ]);
}
