/**
 * Checks data files, settings and front matter with zod. A message completes the sentence
 * `{field} must be …`.
 */
import * as z from 'zod';

import {controlCharacterIn} from '../utils/escape';
import {locales} from './locales';
import type {Problem} from '../utils/problems';

export const textThat = (passes: (value: string) => boolean, message: string) =>
  z.string(message).refine(passes, message);

export const matching = (pattern: RegExp, message: string) =>
  z.string(message).regex(pattern, message);

/** Returns whether a string is a valid calendar date, such as 2026-03-02. */
export const isCalendarDay = (text: string): boolean => z.iso.date().safeParse(text).success;

export const someText = () =>
  textThat(
    (value) => /\S/.test(value) && controlCharacterIn(value) === undefined,
    'a string that is not empty, without control characters',
  );

/** An http(s) URL. Its host has a dot or is `localhost`, because `https://githubcom/lan` is a typo. */
export const urlSchema = (what: string) =>
  textThat(
    (value) => /^https?:\/\/(?:localhost\b|[^\s/.]+\.\S)\S*$/.test(value) && URL.canParse(value),
    `${what} that begins with https://`,
  );

export const webUrl = urlSchema('a URL');

export const list = <Entry extends z.ZodType>(entry: Entry, {min = 0} = {}) =>
  z.array(entry).min(min, 'a list that is not empty').readonly();

const IN_EACH = `given in each language, like {${locales.map((each) => `${each}: '…'`).join(', ')}}`;

/** A value for each language. A language without a value shows another language's value. */
export const localized = <Text extends z.ZodType>(text: Text) =>
  z.record(z.string(), text, IN_EACH).refine((value) => Object.keys(value).length > 0, IN_EACH);

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'fields like "name: value"',
  record: 'fields like "name: value"',
  string: 'a string',
};

/** The message for schemas without their own message. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? `of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `${issue.minimum} or more`;
  return issue.code === 'too_big' ? `${issue.maximum} or less` : undefined;
};

/** Checks a value, and returns a problem for each wrong field. */
export function schemaProblems(file: string, schema: z.ZodType, value: unknown): Problem[] {
  const {error} = schema.safeParse(value, {reportInput: true, error: expectation});
  return (error?.issues ?? []).map(({path, message, input}) => ({
    file,
    field: z.core.toDotPath(path),
    problem: input === undefined ? `is missing; it must be ${message}` : `must be ${message}`,
    found: input,
  }));
}
