import {openGit} from './git';

/**
 * Returns whether git has the date of each file's last change. If not, pages show no dates. Without
 * git or a commit, Docusaurus would stop. In a shallow clone, every page would have the date of the
 * last commit.
 */
export function hasHistory(siteDir: string): boolean {
  const git = openGit(siteDir);
  return (
    git.try(['rev-parse', '--verify', 'HEAD']) !== undefined &&
    git.try(['rev-parse', '--is-shallow-repository']) === 'false'
  );
}

/**
 * Returns the time of the last commit in milliseconds, also in a shallow clone. Returns `undefined`
 * without git or a commit.
 */
export function lastCommitTime(siteDir: string): number | undefined {
  const seconds = openGit(siteDir).try(['log', '-1', '--format=%ct']);
  return seconds ? Number(seconds) * 1000 : undefined;
}
