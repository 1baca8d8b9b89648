import {lastCommitTime} from '../utils/git';
import type {Fields} from './yaml-and-front-matter';

/** Matches a date with a time zone. The groups capture the day and the time. */
const ZONED = /^(\d{4}-\d{2}-\d{2})[Tt ]+(\d{2}:\d{2}(?::\d{2})?)\S*? ?(?:Z|[+-]\d{1,2}:?\d{2})$/;

/**
 * Converts a date or a string from YAML to a `Date`. Strings without a time zone are in UTC. Returns
 * `undefined` for other values.
 */
export function readDate(value: unknown): Date | undefined {
  const text = String(value);
  const date = value instanceof Date ? value : new Date(ZONED.test(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const clockTime = (text: unknown): Date | undefined => {
  const [, day, time] = ZONED.exec(String(text)) ?? [];
  return day === undefined ? undefined : readDate(`${day}T${time}`);
};

/**
 * Changes dates with a time zone so that pages show the day that the author wrote. Pages show dates in
 * UTC, and `2026-01-09T02:30:00+07:00` is January 8 in UTC. The new `dueAt` field stores the real time
 * in milliseconds, for scheduled posts.
 *
 * @param values front matter as Docusaurus reads it
 * @param fields the same fields, with dates as written
 */
export function withWrittenDays<T extends Fields>(values: T, fields: Fields): T {
  const date = clockTime(fields.date);
  const update = fields.last_update as Fields | undefined;
  const updated = clockTime(update?.date);
  return {
    ...values,
    ...(date && {date, dueAt: readDate(values.date)?.getTime()}),
    ...(updated && {last_update: {...update, date: updated}}),
  };
}

/** Returns whether `draft` or `unlisted` is set. Docusaurus also accepts the string `'true'`. */
export const isSet = (value: unknown): boolean => String(value) === 'true';

/** Returns the date in a post's front matter or file name, if there is one. */
export const postDate = (values: Fields, key: string): Date | undefined =>
  readDate(
    values.date ?? /(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?[^/]*?(?:\/index)?\.mdx?$/.exec(key)?.[1],
  );

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
