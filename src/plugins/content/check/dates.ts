import {isCalendarDay} from '../../../lib/calendar';
import type {Fields} from './yaml';

/** Day and text of a post's path, as the framework reads them. */
export function parsePostPath(key: string): {date: string | undefined; slug: string} {
  const match = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(key);
  if (!match) return {date: undefined, slug: `/${key.replace(/(?:\/index)?\.mdx?$/, '')}`};
  const [, folder = '', date = '', text = ''] = match;
  return {date, slug: `/${date.replace(/-/g, '/')}/${folder}${text}`};
}

/**
 * A date as the framework understands it: YAML's own, or a text that it takes
 * for universal time.
 *
 * @returns `undefined` for what is no date
 */
export function readDate(value: unknown): Date | undefined {
  const date = value instanceof Date ? value : new Date(`${String(value)}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** When a post is dated; `undefined` where only the history of its file can tell. */
export function postDate(values: Fields, key: string): Date | undefined {
  return readDate(values.date ?? parsePostPath(key).date);
}

/** Is this a day that no calendar has, such as 2026-02-30? */
export function isImpossibleDay(text: string): boolean {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  if (!match) return false;
  const [, year, month = '', day = ''] = match;
  return !isCalendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
