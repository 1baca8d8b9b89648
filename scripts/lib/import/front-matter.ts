/** Front matter of any of the kinds of sites: how it is read, and what of it this site reads. */
import fs from 'node:fs';
import path from 'node:path';

import {DEFAULT_SCHEMA, dump, JSON_SCHEMA, load} from 'js-yaml';
import {parse as parseToml} from 'smol-toml';

import type {SourceFiles} from './files';
import type {Fields, TextKind} from './model';

type Field = {
  form?: 'text' | 'list' | 'date' | 'update' | 'picture';
  names?: string[];
  kind?: TextKind;
};

/** The fields of other sites, and what becomes of them. */
const table = load(fs.readFileSync(path.join(__dirname, 'front-matter-fields.yml'), 'utf8')) as {
  fields: Record<string, Field>;
  silent: string[];
};

/** YAML, TOML or JSON. */
const FRONT_MATTER =
  /^(?:(---|\+\+\+)[ \t]*\n([^]*?)(?:^|\n)\1[ \t]*|(\{\s*\n[^]*?\n\})\s*)(?:\n|$)/;

/** Parses YAML, JSON or TOML. Of two equal names, the last one counts. A fault is noted: `undefined`. */
function parseFields(
  files: SourceFiles,
  file: string,
  written = files.text(file),
  isToml = file.endsWith('.toml'),
  firstLine = 1,
): Fields | undefined {
  try {
    const options = {schema: JSON_SCHEMA, json: true};
    const fields = isToml ? parseToml(written) : (load(written, options) ?? {});
    if (typeof fields === 'object' && !Array.isArray(fields)) return fields as Fields;
    throw new Error('a name and a value in each line');
  } catch (error) {
    type Fault = Error & {line?: number; mark?: {line: number}};
    const {message, mark, line = (mark?.line ?? 0) + 1} = error as Fault;
    const expected = `fields that can be read (${message.split('\n')[0]}); they are left out, and a text without them is a draft`;
    files.note(file, expected, firstLine + line - 1);
    return undefined;
  }
}

/** The fields of the first of these files that is there; none if none is. */
export function fieldsOf(files: SourceFiles, names: string[], endings: string[]): Fields {
  const file = files.find(names, endings);
  return (file === undefined ? undefined : parseFields(files, file)) ?? {};
}

/** The front matter and the body of a text, and the line on which the body begins. */
export function splitText(files: SourceFiles, file: string) {
  const text = files.text(file).replace(/^\uFEFF?\n*(?=---|\+\+\+)/, '');
  const [head = '', fence, block, json = ''] = FRONT_MATTER.exec(text) ?? [];
  return {
    written: parseFields(files, file, block ?? json, fence === '+++', 2) ?? {draft: true},
    body: text.slice(head.length),
    line: head.split('\n').length,
  };
}

/** A date as the site's front matter has it: the day that is written. Pages show a time in UTC. */
export function dateOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '').trim();
  const [day = `${text} UTC`] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const date = /\d{4}/.test(text) ? Date.parse(day) || Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : new Date(date).toISOString().slice(0, 10);
}

/** The parts of a list, which may be written as one text. */
const listOf = (value: unknown, separator: RegExp): unknown[] =>
  [value].flat().flatMap((each: unknown) => {
    if (typeof each === 'object' || Array.isArray(value)) return each ?? [];
    const parts = String(each).split(separator);
    return parts.map((part) => part.trim()).filter(Boolean);
  });

/** A picture that is written as an address, or as fields with one. */
function pictureOf(value: unknown): string | undefined {
  const [one] = [value].flat() as unknown[];
  const {src, path = src, image = path, url = image} = Object(one) as Fields;
  const address = typeof one === 'string' ? one : url;
  return typeof address === 'string' ? address : undefined;
}

/** What a field says in the form that is read; `undefined` if it says nothing in it. */
function inForm(form: Field['form'], value: unknown, separator: RegExp): unknown {
  const isObject = typeof value === 'object';
  if (form === 'list') return listOf(value, separator);
  if (form === 'picture') return pictureOf(value);
  if (form === 'text') return isObject ? undefined : String(value).trim().replace(/\s+/g, ' ');
  // The framework checks the others
  if (form === undefined || (form === 'update' && isObject)) return value;
  const date = dateOf(value);
  return form === 'update' ? date && {date} : date;
}

/** The fields that this site reads, by their names here, in the forms that it takes. */
export function readFields(
  files: SourceFiles,
  file: string,
  kind: TextKind,
  written: Fields,
  separator = /,/,
): Fields {
  const given = Object.entries(written).filter(([, value]) => value !== null);
  const lose = (field: string, expected: string, found: unknown) =>
    files.notes.push({file, field, expected: `${expected}; it is left out`, found});
  const fields: Fields = {};
  const read = [...table.silent];
  for (const [name, {form, names = [], kind: only = kind}] of Object.entries(table.fields)) {
    const all = [name, ...names].map((each) => each.toLowerCase());
    read.push(...all);
    const values = all
      .map((each) => given.find(([own]) => own.toLowerCase() === each)?.[1] ?? '')
      .filter((value) => value !== '');
    // What belongs to the other kind of text is no loss
    if (values.length === 0 || only !== kind) continue;
    fields[name] =
      name === 'tags'
        ? values.flatMap((each) => listOf(each, separator))
        : inForm(form, values[0], separator);
    if (fields[name] === undefined) lose(name, `a ${form}`, values[0]);
  }
  for (const [name, value] of given)
    if (!read.includes(name.toLowerCase())) lose(name, 'a field that this site reads', value);
  if (written.published === false) fields.draft = true;
  if (written.hide_comment === true) fields.comments = false;
  if (fields.draft === true) delete fields.unlisted;
  return fields;
}

/** Front matter. Dates have no quotes, since the framework reads them as dates. */
export function writeFields(fields: Fields): string {
  const options = {flowLevel: 1, lineWidth: -1, skipInvalid: true};
  const lines = Object.entries(fields).map(([name, value]) => {
    const schema = /^(date|last_update)$/.test(name) ? JSON_SCHEMA : DEFAULT_SCHEMA;
    return value === undefined ? '' : dump({[name]: value}, {...options, schema});
  });
  return lines.join('') === '' ? '' : `---\n${lines.join('')}---\n`;
}
