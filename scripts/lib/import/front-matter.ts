import fs from 'node:fs';
import path from 'node:path';

import {JSON_SCHEMA, load} from 'js-yaml';
import {parse as parseToml} from 'smol-toml';

import type {SourceFiles} from './files';
import type {Fields, Kind, Loss} from './model';

type Form = 'text' | 'list' | 'date' | 'update' | 'image' | undefined;
/** The fields that this site reads, and the names that they have on other sites. */
const table = load(fs.readFileSync(path.join(__dirname, 'front-matter-fields.yml'), 'utf8')) as {
  fields: Record<string, {form?: Form; names?: string[]; kind?: Kind}>;
  silent: string[];
};

/** Matches front matter in YAML, TOML or JSON. */
const FRONT_MATTER =
  /^(?:(---|\+\+\+)[ \t]*\n([^]*?)(?:^|\n)\1[ \t]*|(\{\s*\n[^]*?\n\})\s*)(?:\n|$)/;

/** Parses YAML, JSON or TOML. If a field is repeated, its last value is used. */
function parseFields(written: string, isToml: boolean): Fields {
  const fields = isToml ? parseToml(written) : load(written, {schema: JSON_SCHEMA, json: true});
  if (typeof (fields ?? {}) !== 'object') throw new Error('it must be a list of names and values');
  // Turns dates into strings, and TOML's tables, which have no methods, into plain objects
  return JSON.parse(JSON.stringify(fields ?? {})) as Fields;
}

/**
 * Returns the fields of the first file that exists; `{}` if there is none.
 *
 * @throws if that file cannot be read
 */
export function fieldsOf(files: SourceFiles, names: string[], endings: string[]): Fields {
  const file = files.find(names, endings);
  try {
    return file === undefined ? {} : parseFields(files.text(file), file.endsWith('.toml'));
  } catch (error) {
    const reason = (error as Error).message.trim();
    throw new Error(`${file} cannot be read: ${reason}\nCorrect it, and run the import again.`, {
      cause: error,
    });
  }
}

/** Returns the front matter and the body of a file, and the line on which the body begins. */
export function splitFile(content: string) {
  const text = content.replace(/^\uFEFF?\n*(?=---|\+\+\+)/, '');
  const [head = '', fence, block, json = ''] = FRONT_MATTER.exec(text) ?? [];
  const body = {body: text.slice(head.length), line: head.split('\n').length};
  try {
    return {...body, written: parseFields(block ?? json, fence === '+++'), losses: []};
  } catch (error) {
    const {message, mark} = error as Error & {mark?: {line: number}};
    const problem = `front matter cannot be read (${message.split('\n')[0]}), so the file was imported as a draft without it`;
    return {...body, written: {draft: true}, losses: [{line: (mark?.line ?? 0) + 2, problem}]};
  }
}

/** Returns a date as `YYYY-MM-DD`. The time zone does not change the day. */
export function dateOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '').trim();
  const [day = `${text} UTC`] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const date = /\d{4}/.test(text) ? Date.parse(day) || Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : new Date(date).toISOString().slice(0, 10);
}

/** Returns the items of a list, or of a string with a separator. */
const listOf = (value: unknown, separator: RegExp): unknown[] =>
  [value].flat().flatMap((each) => {
    if (typeof each === 'object' || Array.isArray(value)) return each ?? [];
    const parts = String(each).split(separator);
    return parts.map((part) => part.trim()).filter(Boolean);
  });

/** Converts the value of a field. Returns `undefined` if the value is not valid. */
function inForm(form: Form, value: unknown, separator: RegExp): unknown {
  const isObject = typeof value === 'object';
  const date = dateOf(value);
  if (form === 'list') return listOf(value, separator);
  if (form === 'text') return isObject ? undefined : String(value).trim().replace(/\s+/g, ' ');
  if (form === 'date') return date;
  if (form === 'update') return isObject ? value : date && {date};
  if (form === undefined) return value;
  const {src, path: file = src, image = file, url = image} = Object([value].flat()[0]) as Fields;
  return [[value].flat()[0], url].find((each) => typeof each === 'string');
}

/** Returns the front matter with the names and types of this site. */
export function readFields(kind: Kind, written: Fields, separator = /,/) {
  const given = new Map(
    Object.entries(written)
      .filter(([, value]) => value !== null && value !== '' && String(value) !== '')
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
  const losses: Loss[] = [];
  const lose = (field: string, problem: string, found: unknown) =>
    losses.push({field, problem: `${problem}, so it was not imported`, found});
  const fields: Fields = {};
  const read = new Set(table.silent);
  for (const [name, {form, names = [], kind: only = kind}] of Object.entries(table.fields)) {
    const all = [name, ...names].map((each) => each.toLowerCase());
    for (const each of all) read.add(each);
    const values = all.flatMap((each) => (given.has(each) ? [given.get(each)] : []));
    // Fields that are only for the other kind of content are not reported
    if (values.length === 0 || only !== kind) continue;
    // Categories become tags
    const whole = values.flatMap((each) => listOf(each, separator));
    fields[name] = name === 'tags' ? whole : inForm(form, values[0], separator);
    if (fields[name] === undefined) lose(name, `is not a valid ${form}`, values[0]);
  }
  for (const [name, value] of given) if (!read.has(name)) lose(name, 'is not a known field', value);
  if (written.published === false || written.publish === false) fields.draft = true;
  if (fields.draft === true) delete fields.unlisted;
  return {fields, losses};
}
