import {lastCommitTime} from './git-history';

/**
 * Returns the time of the build in milliseconds, which decides which scheduled posts are published.
 * `SOURCE_DATE_EPOCH` (in seconds, see reproducible-builds.org) overrides it.
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
 * Returns the time of the last commit in milliseconds, so all builds of a commit have the same
 * dates. Without git, it returns the time of the build.
 */
export const sourceTime = (siteDir: string): number => lastCommitTime(siteDir) ?? buildTime();
