import {lastCommitTime} from '../utils/git';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns whether this build is a pull request preview (`SHOW_DRAFTS=true`). A preview shows drafts and
 * scheduled posts, and asks search engines not to index the site.
 */
export const isPreview = (variables: Variables = process.env): boolean =>
  variables.SHOW_DRAFTS?.trim() === 'true';

/** Returns whether drafts and scheduled posts are shown: in the dev server, and in a preview build. */
export const showsDrafts = (variables: Variables = process.env): boolean =>
  variables.NODE_ENV !== 'production' || isPreview(variables);

/**
 * Returns the build time in milliseconds. Posts with a later date are not published.
 * `SOURCE_DATE_EPOCH` (in seconds, see reproducible-builds.org) overrides the time.
 *
 * @throws if the variable is not a whole number
 */
export function buildTime(variables: Variables = process.env): number {
  const seconds = variables.SOURCE_DATE_EPOCH?.trim();
  if (!seconds) return Date.now();
  if (!/^\d{1,11}$/.test(seconds)) {
    throw new Error(`SOURCE_DATE_EPOCH must be a whole number of seconds, not "${seconds}".`);
  }
  return Number(seconds) * 1000;
}

/**
 * Returns the last commit's time in milliseconds, so that all builds of a commit have the same dates.
 * Without git, falls back to the build time.
 */
export const sourceTime = (siteDir: string): number => lastCommitTime(siteDir) ?? buildTime();
