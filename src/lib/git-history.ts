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

/**
 * When the last commit of the site was made, in milliseconds; nothing without git or a commit. A
 * shallow clone knows it, too.
 */
export function lastCommitTime(siteDir: string): number | undefined {
  const seconds = git(siteDir, 'log', '-1', '--format=%ct');
  return seconds ? Number(seconds) * 1000 : undefined;
}
