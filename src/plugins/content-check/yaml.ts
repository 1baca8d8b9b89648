import {JSON_SCHEMA, load, YAMLException} from 'js-yaml';

import type {Problem} from '../shared/problems';

export type Fields = Readonly<Record<string, unknown>>;

/** What a YAML text says, or the one problem that keeps it from saying anything. */
export type Parsed = {readonly fields: Fields} | {readonly problem: Problem};

/**
 * Parses a YAML mapping. Dates stay the text that was written: YAML itself
 * turns `2026-02-30` into 2 March without a word.
 *
 * @param firstLine - line of the file on which the text begins, for messages.
 */
export function parseYaml(file: string, text: string, firstLine = 1): Parsed {
  try {
    const value = load(text, {schema: JSON_SCHEMA}) ?? {};
    if (typeof value === 'object' && !Array.isArray(value)) return {fields: value as Fields};
    return {problem: {file, expected: 'fields, each as "name: value"', found: value}};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // YAMLException's type lacks `mark`
    const {line = 0} = (error as {mark?: {line?: number}}).mark ?? {};
    return {
      problem: {file, field: `line ${firstLine + line}`, expected: `valid YAML: ${error.reason}`},
    };
  }
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Parses the front matter of a Markdown file. */
export function parseFrontMatter(file: string, text: string): Parsed {
  const block = FRONT_MATTER.exec(text)?.[1];
  if (block === undefined) {
    return {
      problem: {file, expected: 'front matter: fields between two lines of "---" at the top'},
    };
  }
  return parseYaml(file, block, 2);
}
