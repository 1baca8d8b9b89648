import {openGit} from './git';

/**
 * Does git know when each file changed? It does not in a downloaded ZIP, without a commit or without
 * git, where Docusaurus would stop, nor in a shallow clone, where every page would have the date of
 * the last commit. Pages then show no date.
 */
export function hasHistory(siteDir: string): boolean {
  const git = openGit(siteDir);
  return (
    git.try(['rev-parse', '--verify', 'HEAD']) !== undefined &&
    git.try(['rev-parse', '--is-shallow-repository']) === 'false'
  );
}

/**
 * When the last commit of the site was made, in milliseconds; nothing without git or a commit. A
 * shallow clone also knows it.
 */
export function lastCommitTime(siteDir: string): number | undefined {
  const seconds = openGit(siteDir).try(['log', '-1', '--format=%ct']);
  return seconds ? Number(seconds) * 1000 : undefined;
}
