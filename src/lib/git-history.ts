import {openGit} from './git';

/**
 * Can the dates of the last changes be read here? Not in a downloaded ZIP, a
 * repository without a commit or a machine without git, where Docusaurus would
 * stop; nor in a shallow clone, where every page would seem to have changed
 * with the last commit. The pages then show no date rather than a wrong one.
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
