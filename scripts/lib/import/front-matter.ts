/** Front matter of any of the kinds of sites: how it is read, and what of it this site reads. */
import {DEFAULT_SCHEMA, dump, JSON_SCHEMA, load} from 'js-yaml';
import {parse as parseToml} from 'smol-toml';

import type {SourceFiles} from './files';
import type {Fields, TextKind} from './model';
import {table, type Field} from './replacements';

const FENCES = [
  /^---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/,
  /^\+\+\+[ \t]*\n([^]*?)(?:^|\n)\+\+\+[ \t]*(?:\n|$)/,
  /^(\{\s*\n[^]*?\n\})\s*(?:\n|$)/,
];

/** The fields of a text that is not valid as a whole, each line by itself. */
const lineByLine = (text: string): Fields =>
  Object.fromEntries(
    [...text.matchAll(/^([\w-]+)\s*[:=]\s*(.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/^["'[](.*)["'\]]$/, '$1'),
    ]),
  );

/** Parses YAML, JSON or TOML. Of two equal names, the last one counts. A fault is noted. */
export function parseFields(
  files: SourceFiles,
  file: string,
  written = files.text(file),
  isToml = file.endsWith('.toml'),
  firstLine = 1,
): Fields {
  const tab = isToml ? -1 : written.indexOf('\t');
  const linesBefore = written.slice(0, Math.max(tab, 0)).split('\n').length - 1;
  if (tab >= 0)
    files.note(file, 'fields without tabs; each is two spaces now', firstLine + linesBefore);
  const text = isToml ? written : written.replaceAll('\t', '  ');
  try {
    const options = {schema: JSON_SCHEMA, json: true};
    const fields = isToml ? parseToml(text) : (load(text, options) ?? {});
    if (typeof fields === 'object' && !Array.isArray(fields)) return fields as Fields;
    throw new Error('a name and a value in each line');
  } catch (error) {
    type Fault = Error & {line?: number; mark?: {line: number}};
    const {message, mark, line = (mark?.line ?? 0) + 1} = error as Fault;
    const reason = message.split('\n')[0] ?? '';
    const expected = `fields that can be read as a whole (${reason}); they are read line by line`;
    files.note(file, expected, firstLine + line - 1);
    return lineByLine(text);
  }
}

/** The front matter and the body of a text, and the line on which the body begins. */
export function splitText(files: SourceFiles, file: string) {
  const text = files.text(file).replace(/^\uFEFF?\n*(?=---|\+\+\+)/, '');
  const [head = '', block = ''] = FENCES.map((fence) => fence.exec(text)).find(Boolean) ?? [];
  return {
    written: parseFields(files, file, block, text.startsWith('+++'), 2),
    body: text.slice(head.length),
    line: head.split('\n').length,
  };
}

/** A date as the site's front matter has it: a day, or a time with its zone. */
export function dateOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '').trim();
  const [, day, time = '00:00', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]+(\d?\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(
      text,
    ) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) {
    const other = /\d{4}/.test(text) ? Date.parse(`${text} UTC`) || Date.parse(text) : NaN;
    return Number.isNaN(other) ? undefined : new Date(other).toISOString().slice(0, 10);
  }
  const offset = zone.replace(/(\d\d):?(\d\d)$/, '$1:$2');
  const full = time.replace(/^\d:/, '0$&').padEnd(8, ':00');
  return full === '00:00:00' ? day : `${day}T${full}${offset}`;
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
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'object' || one === null) return one ? String(one) : undefined;
  const {src, path = src, image = path, url = image} = one as Fields;
  return typeof url === 'string' ? url : undefined;
}

/** What a field says in the form that is read; `undefined` if it says nothing in it. */
function inForm(form: Field['form'], value: unknown, separator: RegExp): unknown {
  const text = String(value);
  const isObject = typeof value === 'object';
  const day = dateOf(value);
  if (form === 'date') return day;
  if (form === 'update') return isObject ? value : day && {date: day};
  if (form === 'list') return listOf(value, separator);
  if (form === 'picture') return pictureOf(value);
  if (form === 'object') return isObject ? value : undefined;
  if (form === 'text' && !isObject) return text.trim().replace(/\s+/g, ' ');
  if (form === 'number' && !Number.isNaN(Number(value))) return Number(value);
  return form === 'flag' && /^(true|false)$/i.test(text) ? /true/i.test(text) : undefined;
}

/** The fields that this site reads, by their names here, in the forms that it takes. */
export function readFields(
  files: SourceFiles,
  file: string,
  kind: TextKind,
  written: Fields,
  separator = /,/,
): Fields {
  const given = new Map(
    Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const read = new Set(table.silent.map((name) => name.toLowerCase()));
  const take = (name: string): unknown => {
    read.add(name.toLowerCase());
    return given.get(name.toLowerCase()) ?? '';
  };
  const lose = (field: string, expected: string, found: unknown) =>
    files.notes.push({file, field, expected: `${expected}; it is left out`, found});
  const fields: Fields = {};
  for (const [name, rule] of Object.entries(table.fields)) {
    const values = [name, ...(rule.names ?? [])].map(take).filter((value) => value !== '');
    const [value] = values;
    // What belongs to the other kind of text is no loss
    if (value === undefined || (rule.kind ?? kind) !== kind) continue;
    fields[name] =
      name === 'tags'
        ? values.flatMap((each) => listOf(each, separator))
        : inForm(rule.form, value, separator);
    if (fields[name] === undefined) lose(name, `a ${rule.form}`, value);
  }
  for (const [name, value] of Object.entries(written))
    if (value !== null && !read.has(name.toLowerCase()))
      lose(name, 'a field that this site reads', value);
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
