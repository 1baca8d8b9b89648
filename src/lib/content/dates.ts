/** The date of a post, as the framework finds it. */
import type {Fields} from './yaml';

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
export const postDate = (values: Fields, key: string): Date | undefined =>
  readDate(
    values.date ?? /(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?[^/]*?(?:\/index)?\.mdx?$/.exec(key)?.[1],
  );
