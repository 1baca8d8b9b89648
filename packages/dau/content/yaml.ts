import {DEFAULT_SCHEMA, JSON_SCHEMA, load, YAMLException, dump} from 'js-yaml';
import {isMap, isScalar, parseDocument, type Node, type Pair} from 'yaml';

import type {Problem} from '../utils/problems';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a YAML mapping. If there is a problem, `fields` and `values` are empty. */
export type Parsed = {
  /** The values as written, with dates as strings. */
  readonly fields: Fields;
  /** The values as Docusaurus reads them, with unquoted dates as `Date`. */
  readonly values: Fields;
  readonly problem?: Problem;
};

const NO_FIELDS: Parsed = {fields: {}, values: {}};

/** Parses YAML without reporting errors, because js-yaml, which Docusaurus also uses, reports them. */
const openYaml = (text: string) => parseDocument(text, {logLevel: 'silent', uniqueKeys: false});

const keyOf = ({key}: Pair): string => String(isScalar(key) ? key.value : key);

const YAML_ADVICE =
  'Use spaces instead of tabs, and put a value in quotes if it contains ": " or begins with * or @';

/**
 * Parses a YAML mapping. In `fields`, dates stay as written, because YAML silently turns `2026-02-30`
 * into March 2.
 *
 * @param firstLine the line in the file on which the YAML starts
 */
export function parseYaml(file: string, text: string, firstLine = 1): Parsed {
  try {
    const fields = load(text, {schema: JSON_SCHEMA}) ?? {};
    if (typeof fields !== 'object' || Array.isArray(fields)) {
      const problem = 'this YAML has no fields';
      const fix = 'Write each field as "name: value"';
      return {...NO_FIELDS, problem: {file, line: firstLine, problem, found: fields, fix}};
    }
    return {
      fields: fields as Fields,
      values: (load(text, {schema: DEFAULT_SCHEMA}) ?? {}) as Fields,
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // YAMLException's type does not include `mark`
    const {line = 0} = (error as {mark?: {line?: number}}).mark ?? {};
    const problem = `invalid YAML (${error.reason})`;
    return {...NO_FIELDS, problem: {file, line: firstLine + line, problem, fix: YAML_ADVICE}};
  }
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** Front matter that Docusaurus would publish as text. */
const NOT_READ: readonly RegExp[] = [
  // TOML
  /^\s*\+{3,}[ \t]*\r?\n/,
  // JSON, also between `;;;`
  /^\s*(?:\{|;{3,}[ \t]*\r?\n\s*\{?)\s*"[\w-]+"\s*:/,
  // YAML that does not begin on the first line, or begins with `----` or a dash
  /^[\s\u200B]*(?:-{3,}|[–—]+-*)[ \t]*\r?\n\s*[a-z_]+:\s/,
  // A language after the dashes
  /^[\s\u200B]*-{3}(?:json|toml|js|javascript)\b/,
  // YAML without its first line of dashes
  /^\s*(?:title|date|draft|unlisted|slug|description|tags|authors|layout):[^\n]*\n(?:[ \t]*[\w-][^\n]*\n){0,40}---[ \t]*(?:\r?\n|$)/,
];

/** Parses the front matter of a file, or says why Docusaurus does not read it. */
export function parseFrontMatter(file: string, text: string): Parsed {
  const block = FRONT_MATTER.exec(text)?.[1];
  const report = (problem: string, fix: string, line = 1) => ({
    ...NO_FIELDS,
    problem: {file, line, problem, fix},
  });
  // Docusaurus ends the front matter at the first line that begins with three dashes
  const end = block?.split('\n').findIndex((line) => line.startsWith('---')) ?? -1;
  if (end >= 0)
    return report(
      'front matter ends at this line, which is not "---"',
      'Write exactly "---" here',
      end + 2,
    );
  if (block !== undefined) return parseYaml(file, block, 2);
  if (/^\uFEFF?---[ \t]*\r?\n/.test(text))
    return report('front matter is not closed', 'Add a second line of "---" after it');
  if (!NOT_READ.some((pattern) => pattern.test(text))) return NO_FIELDS;
  return report(
    'front matter is not read: readers would see it as text, and "draft: true" has no effect',
    'Write it as YAML (name: value) between two lines of "---". The first line of the file must be "---"',
  );
}

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
 * the end.
 *
 * @param changes the new values; `undefined` removes a field
 */
export function withYamlFields(yaml: string, changes: Fields): string {
  const text = yaml.replace(/([^\n])$/, '$1\n');
  const document = openYaml(text);
  const map: unknown = document.contents;
  if (isMap(map) && map.flow) {
    // New fields of `{}` get their own lines
    map.flow = map.items.length > 0;
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) map.delete(name);
      else map.set(name, document.createNode(value));
    return document.toString({lineWidth: 0});
  }
  const pairs = isMap<Node, Node | null>(map) ? map.items : [];
  const lineStart = (at = 0) => text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = (at = 0) => text.indexOf('\n', at - 1) + 1;
  const first = pairs[0]?.key.range?.[0];
  const indent = text.slice(lineStart(first), first ?? 0);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const edits = Object.entries(changes).map(([name, value]) => {
    const pair = pairs.find((each) => keyOf(each) === name);
    const written =
      value === undefined ? '' : dump({[name]: value}, {lineWidth: -1, skipInvalid: true});
    return {
      start: pair ? lineStart(pair.key.range?.[0]) : text.length,
      end: pair ? lineEnd((pair.value ?? pair.key).range?.[1]) : text.length,
      lines: written.replace(/^(?=.)/gm, indent).replaceAll('\n', end),
    };
  });
  // Start with the last edit, so that the positions of the others stay correct
  return edits
    .reverse()
    .sort((one, other) => other.start - one.start)
    .reduce((all, each) => all.slice(0, each.start) + each.lines + all.slice(each.end), text);
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
