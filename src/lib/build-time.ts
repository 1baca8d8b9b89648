import {lastCommitTime} from './git-history';

/**
 * Returns the moment of the build in milliseconds. It decides which scheduled posts are due. All
 * dates on pages come from `sourceTime`. `SOURCE_DATE_EPOCH` (seconds, see reproducible-builds.org)
 * sets it, to build what was published then.
 *
 * @throws if the variable is not a whole number
 */
export function buildTime(variables: NodeJS.ProcessEnv = process.env): number {
  const seconds = variables.SOURCE_DATE_EPOCH?.trim();
  if (!seconds) return Date.now();
  if (!/^\d{1,11}$/.test(seconds)) {
    throw new Error(`SOURCE_DATE_EPOCH must be a whole number of seconds, not "${seconds}".`);
  }
  return Number(seconds) * 1000;
}

/**
 * Returns the time of the last commit in milliseconds: the same in each build of that commit. A
 * site without git uses the time of the build instead, and is not reproducible.
 */
export const sourceTime = (siteDir: string): number => lastCommitTime(siteDir) ?? buildTime();
