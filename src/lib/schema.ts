/** What data files, settings and front matter are checked with: zod, with messages for authors. */
import * as z from 'zod';

import {locales} from './locales';
import {unknownField} from './suggestion';
import type {Problem} from './problems';

/** A text that passes a test. */
export const textThat = (passes: (value: string) => boolean, expected: string) =>
  z.string(expected).refine(passes, expected);

/** A text that matches a pattern. */
export const matching = (pattern: RegExp, expected: string) =>
  z.string(expected).regex(pattern, expected);

/** Is it a day that the calendar has, written like 2026-03-02? */
export const isCalendarDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** A text that is not empty. */
export const someText = (expected = 'some text') => matching(/\S/, expected);

export const urlSchema = (what: string) =>
  textThat(
    (value) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value) && URL.canParse(value),
    `${what} that begins with https://`,
  );

export const webUrl = urlSchema('a web address');

/** An object with these fields and no others. */
export const fields = <Shape extends z.ZodRawShape>(
  shape: Shape,
  expected = 'fields in curly brackets',
) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownField(key, Object.keys(shape))).join('\n')
        : expected,
  });

/** A list, each of its entries matching a schema. */
export const list = <Entry extends z.ZodType>(entry: Entry, {min = 0} = {}) =>
  z.array(entry, 'a list in square brackets').min(min, `at least ${min} in the list`).readonly();

const IN_EACH = `a text in each language (${locales.join(', ')})`;

/**
 * Something in one language or more, by their codes. Where a language of the site lacks, its pages
 * show another one.
 */
export const localized = <Text extends z.ZodType>(text: Text) =>
  z.record(z.string(), text, IN_EACH).refine((value) => Object.keys(value).length > 0, IN_EACH);

/** The place of a value as people write it: `projects[2].tags[0]`. */
const fieldOf = (path: readonly PropertyKey[]) =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');

/** Everything in a value that does not match its schema. */
export function schemaProblems(file: string, schema: z.ZodType, value: unknown): Problem[] {
  const {error} = schema.safeParse(value, {reportInput: true});
  return (error?.issues ?? []).flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      // A field that nothing reads is named; its value is not at fault
      const expected = issue.message.split('\n');
      return issue.keys.map((key, index) => ({
        file,
        field: fieldOf([...issue.path, key]),
        problem: expected[index] ?? '',
      }));
    }
    const {path, message, input} = issue;
    return [
      {
        file,
        ...(path.length > 0 && {field: fieldOf(path)}),
        problem: message,
        ...(input !== undefined && {found: input}),
      },
    ];
  });
}
