import {isDeepStrictEqual} from 'node:util';

import {DEFAULT_SCHEMA, JSON_SCHEMA, load, YAMLException, dump} from 'js-yaml';

import type {Problem} from '../utils/problems';
import {unreadDraft} from './unread-draft';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a YAML mapping. If there is a problem, `values` is empty. */
export type Parsed = {
  /** The values as Docusaurus reads them, with unquoted dates as `Date`. */
  readonly values: Fields;
  readonly problem?: Problem;
};

const YAML_ADVICE =
  'Use spaces instead of tabs, and put a value in quotes if it contains ": " or begins with * or @';

/**
 * Parses a YAML mapping.
 *
 * @param firstLine the line in the file on which the YAML starts
 */
export function parseYaml(file: string, text: string, firstLine = 1): Parsed {
  try {
    const values = load(text) ?? {};
    if (typeof values === 'object' && !Array.isArray(values)) return {values: values as Fields};
    const problem = 'this YAML has no fields';
    const fix = 'Write each field as "name: value"';
    return {values: {}, problem: {file, line: firstLine, problem, found: values, fix}};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // YAMLException's type does not include `mark`
    const {line = 0} = (error as {mark?: {line?: number}}).mark ?? {};
    const problem = `invalid YAML (${error.reason})`;
    return {values: {}, problem: {file, line: firstLine + line, problem, fix: YAML_ADVICE}};
  }
}

/** Like Docusaurus, ends at the first line that begins with three dashes. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---(?:[ \t]*(?:\r?\n|$))?/;

/** Parses the front matter of a file. */
export function parseFrontMatter(file: string, text: string): Parsed {
  const [head = '', block] = FRONT_MATTER.exec(text) ?? [];
  const unread = unreadDraft(text.slice(head.length));
  if (unread) return {values: {}, problem: {file, line: head.split('\n').length, ...unread}};
  return block === undefined ? {values: {}} : parseYaml(file, block, 2);
}

/** Returns the front matter of a valid file as written, with dates as strings. */
export const writtenFields = (text: string): Fields =>
  (load(FRONT_MATTER.exec(text)?.[1] ?? '', {schema: JSON_SCHEMA}) ?? {}) as Fields;

/** Replaces front matter with spaces, so that everything else keeps its place. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, ' '));

/** Serializes front matter. Dates are unquoted, because Docusaurus expects YAML dates. */
export function writeFields(fields: Record<string, unknown>): string {
  const options = {flowLevel: 1, lineWidth: -1, skipInvalid: true};
  const lines = Object.entries(fields).map(([name, value]) => {
    const schema = /^(date|last_update)$/.test(name) ? JSON_SCHEMA : DEFAULT_SCHEMA;
    return value === undefined ? '' : dump({[name]: value}, {...options, schema});
  });
  return lines.join('') === '' ? '' : `---\n${lines.join('')}---\n`;
}

/**
 * Sets or removes fields of a YAML mapping, and leaves the other lines alone. New fields are added at
 * the end. Lines that cannot be changed alone, such as fields in braces, are all written again.
 *
 * @param changes the new values; `undefined` removes a field
 */
export function withYamlFields(yaml: string, changes: Fields): string {
  const end = yaml.includes('\r\n') ? '\r\n' : '\n';
  // An empty list may be written as `{}`
  const text = yaml.replace(/^\{\s*\}\s*$/m, '').replace(/([^\n])$/, `$1${end}`);
  const read = (written: string) => (load(written, {schema: JSON_SCHEMA}) ?? {}) as Fields;
  const write = (fields: Fields) =>
    dump(fields, {lineWidth: -1, skipInvalid: true}).replaceAll('\n', end);
  // Each part begins with a comment or with the name of a field
  const parts = text.split(/^(?=[^\s-])/m);
  for (const [name, value] of Object.entries(changes)) {
    const written = value === undefined ? '' : write({[name]: value});
    const at = parts.findIndex((part) => /^(["']?)(.+?)\1[ \t]*:/.exec(part)?.[2] === name);
    if (at < 0) parts.push(written);
    else parts[at] = written;
  }
  const result = parts.join('');
  const expected = write({...read(text), ...changes});
  try {
    if (isDeepStrictEqual(read(result), read(expected))) return result;
  } catch {
    // Such as a list in braces that does not begin on its own line
  }
  return expected;
}

/** Sets or removes front matter fields, as {@link withYamlFields} does. */
export function withFields(text: string, changes: Fields): string {
  const [head = '', block] = FRONT_MATTER.exec(text) ?? [];
  if (block !== undefined) {
    const at = head.indexOf('\n') + 1;
    return text.slice(0, at) + withYamlFields(block, changes) + text.slice(at + block.length);
  }
  const fields = withYamlFields('', changes).trimEnd();
  if (/^\uFEFF?---/.test(text) || fields === '') return text;
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return ['---', fields, '---', '', text].join(end);
}
