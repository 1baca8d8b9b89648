import {DEFAULT_SCHEMA, JSON_SCHEMA, load, YAMLException} from 'js-yaml';

import type {Problem} from '../../../lib/problems';

export type Fields = Readonly<Record<string, unknown>>;

/** What a YAML text says, or the one problem that keeps it from saying anything. */
export type Parsed =
  | {
      /** As written: a date is the text of it. */
      readonly fields: Fields;
      /** As the framework reads it: an unquoted date is a `Date`. */
      readonly values: Fields;
      /** Line of each field. */
      readonly lines: Readonly<Record<string, number>>;
    }
  | {readonly problem: Problem};

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /bad indentation of a mapping|mapping values are not allowed/,
    'put a value with ": " in quotes',
  ],
  [/cannot read an alias|unidentified alias/, 'put a value that begins with * in quotes'],
  [/unknown tag|tag suffix/, 'put a value that begins with ! in quotes'],
  [/cannot start any token/, 'put a value that begins with @, ` or % in quotes'],
  [/duplicated mapping key/, 'name each field once'],
  [/tab characters/, 'indent with spaces'],
  [/unexpected end of the (stream|flow)|flow collection/, 'close the bracket or the quote'],
];

function advice(reason: string): string {
  const known = ADVICE.find(([pattern]) => pattern.test(reason));
  return known ? `; ${known[1]}` : '';
}

function fieldLines(text: string, firstLine: number): Record<string, number> {
  const lines: Record<string, number> = {};
  for (const [index, line] of text.split('\n').entries()) {
    const name = /^["']?([^\s#"':][^"':]*?)["']?\s*:/.exec(line)?.[1];
    if (name !== undefined) lines[name] ??= firstLine + index;
  }
  return lines;
}

/**
 * Parses a YAML mapping. `fields` has dates as the text that was written: YAML
 * itself turns `2026-02-30` into 2 March without a word.
 *
 * @param firstLine - line of the file on which the text begins, for messages.
 */
export function parseYaml(file: string, text: string, firstLine = 1): Parsed {
  try {
    const value = load(text, {schema: JSON_SCHEMA}) ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) {
      return {
        problem: {file, line: firstLine, expected: 'fields, each as "name: value"', found: value},
      };
    }
    return {
      fields: value as Fields,
      values: load(text, {schema: DEFAULT_SCHEMA}) as Fields,
      lines: fieldLines(text, firstLine),
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // YAMLException's type lacks `mark`
    const {line = 0} = (error as {mark?: {line?: number}}).mark ?? {};
    const expected = `valid YAML: ${error.reason}${advice(error.reason)}`;
    return {problem: {file, line: firstLine + line, expected}};
  }
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Parses the front matter of a Markdown file; a file may have none. */
export function parseFrontMatter(file: string, text: string): Parsed {
  const block = FRONT_MATTER.exec(text)?.[1];
  if (block !== undefined) return parseYaml(file, block, 2);
  if (!/^\uFEFF?---[ \t]*\r?\n/.test(text)) return {fields: {}, values: {}, lines: {}};
  const expected = 'a second line of "---", where the front matter ends';
  return {problem: {file, line: 1, expected}};
}

/** The text without its front matter; every line stays on its line. */
export function withoutFrontMatter(text: string): string {
  return text.replace(FRONT_MATTER, (block) => block.replace(/[^\n]+/g, ''));
}
