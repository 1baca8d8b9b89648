import {DEFAULT_SCHEMA, JSON_SCHEMA, load, YAMLException, dump} from 'js-yaml';

import type {Problem} from '../utils/problems';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a YAML mapping. If there is a problem, `fields`, `values` and `lines` are empty. */
export type Parsed = {
  /** The values as written, with dates as strings. */
  readonly fields: Fields;
  /** The values as Docusaurus reads them, with unquoted dates as `Date`. */
  readonly values: Fields;
  readonly lines: Readonly<Record<string, number>>;
  readonly problem?: Problem;
};

const NO_FIELDS: Parsed = {fields: {}, values: {}, lines: {}};

/** Returns the line of each field, such as `lan.email`. */
function fieldLines(text: string, firstLine: number): Record<string, number> {
  const lines: Record<string, number> = {};
  let parents: {indent: number; name: string}[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, {length: indent} = '', name] =
      /^( *)["']?([^\s#"':-][^"':]*)(?:["']\s*)?:/.exec(line) ?? [];
    if (name === undefined) continue;
    parents = [...parents.filter((each) => each.indent < indent), {indent, name: name.trimEnd()}];
    lines[parents.map((each) => each.name).join('.')] ??= firstLine + index;
  }
  return lines;
}

/** Returns the line of a field, or of the top-level field that contains it. */
export const lineOfField = ({lines}: Pick<Parsed, 'lines'>, field = ''): number =>
  lines[field] ?? lines[/^[^.[]+/.exec(field)?.[0] ?? ''] ?? 1;

const YAML_ADVICE = [
  [/\btab\b/, 'Use spaces'],
  [/non-printable/, 'Delete the invisible character'],
  [/./, 'Put a value in quotes if it contains ": " or begins with a character like * or @'],
] as const;

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
      lines: fieldLines(text, firstLine),
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // YAMLException's type does not include `mark`
    const {line = 0} = (error as {mark?: {line?: number}}).mark ?? {};
    const problem = `invalid YAML (${error.reason})`;
    const [, fix] = YAML_ADVICE.find(([pattern]) => pattern.test(error.reason)) ?? [];
    return {...NO_FIELDS, problem: {file, line: firstLine + line, problem, fix}};
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

/**
 * Returns a file's content with blank lines instead of front matter, so that line numbers stay the
 * same.
 */
export const withoutFrontMatter = (text: string): string =>
  text.replace(FRONT_MATTER, (block) => block.replace(/[^\n]+/g, ''));

/** Serializes front matter. Dates are unquoted, because Docusaurus expects YAML dates. */
export function writeFields(fields: Record<string, unknown>): string {
  const options = {flowLevel: 1, lineWidth: -1, skipInvalid: true};
  const lines = Object.entries(fields).map(([name, value]) => {
    const schema = /^(date|last_update)$/.test(name) ? JSON_SCHEMA : DEFAULT_SCHEMA;
    return value === undefined ? '' : dump({[name]: value}, {...options, schema});
  });
  return lines.join('') === '' ? '' : `---\n${lines.join('')}---\n`;
}

/** Matches the first line of front matter, and the fields after it. */
const OPENING_AND_FIELDS = /(?<![^])(\uFEFF?---[ \t]*\r?\n)([^]*?)(?=^---[ \t]*(?:\r?\n|$))/m;

/**
 * Sets or removes a front matter field, and leaves the other lines alone. A new field is added at the
 * end.
 *
 * @param value the value as YAML; `undefined` removes the field
 */
export function withField(text: string, field: string, value: string | undefined): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const line = value === undefined ? '' : `${field}: ${value}${end}`;
  if (!/^\uFEFF?---/.test(text)) return line && `---${end}${line}---${end}${end}${text}`;
  // A value can span several lines: indented lines, blank lines between them, or list items
  const own = new RegExp(`^${field}:.*(?:(?:\\r?\\n)+(?:[ \\t]+.*|-(?: .*)?$))*\\r?\\n`, 'm');
  return text.replace(OPENING_AND_FIELDS, (_, open: string, fields: string) =>
    own.test(fields) ? open + fields.replace(own, () => line) : open + fields + line,
  );
}
