/** Front matter of any of the kinds of sites: how it is read, and what of it this site reads. */
import {DEFAULT_SCHEMA, dump, JSON_SCHEMA, load} from 'js-yaml';
import {parse as parseToml} from 'smol-toml';

import type {SourceFiles} from './files';
import type {Fields, SourceText} from './model';
import {table} from './table';

const FENCES = [
  /^---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/,
  /^\+\+\+[ \t]*\n([^]*?)(?:^|\n)\+\+\+[ \t]*(?:\n|$)/,
  /^(\{\s*\n[^]*?\n\})\s*(?:\n|$)/,
];

const yaml = (text: string): unknown => load(text, {schema: JSON_SCHEMA, json: true}) ?? {};

/** The fields of a text that is not valid as a whole, each line by itself. */
const lineByLine = (text: string): Fields =>
  Object.fromEntries(
    [...text.matchAll(/^([\w-]+)\s*[:=]\s*(.+)$/gm)].map(([, name = '', value = '']) => {
      try {
        const parsed = yaml(value);
        return [name, typeof parsed === 'object' && !/^[[{]/.test(value) ? value : parsed];
      } catch {
        return [name, value.trim().replace(/^(["'])(.*)\1$/, '$2')];
      }
    }),
  );

/** Parses YAML, JSON or TOML. Of two equal names, the last one counts. A fault is noted. */
export function parseFields(
  files: SourceFiles,
  file: string,
  written: string,
  isToml = file.endsWith('.toml'),
  firstLine = 1,
): Fields {
  const lineAt = (offset: number) => firstLine + written.slice(0, offset).split('\n').length - 1;
  const tab = isToml ? -1 : written.indexOf('\t');
  if (tab >= 0) files.note(file, 'fields without tabs; each is two spaces now', lineAt(tab));
  const text = isToml ? written : written.replaceAll('\t', '  ');
  try {
    const fields = isToml ? parseToml(text) : yaml(text);
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

/** The front matter and the body of a text. */
export function readText(files: SourceFiles, file: string) {
  const text = files.text(file).replace(/^\uFEFF?\n*(?=---|\+\+\+)/, '');
  const [head = '', block = ''] = FENCES.map((fence) => fence.exec(text)).find(Boolean) ?? [];
  return {
    fields: parseFields(files, file, block, text.startsWith('+++'), 2),
    body: text.slice(head.length),
    line: head.split('\n').length,
  };
}

/** A date as the site's front matter has it: a day, or a time with its zone. */
export function dateOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '').trim();
  const [, day, time = '00:00', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]+(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(
      text,
    ) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) {
    const other = /\d{4}/.test(text) ? Date.parse(`${text} UTC`) || Date.parse(text) : NaN;
    return Number.isNaN(other) ? undefined : new Date(other).toISOString().slice(0, 10);
  }
  const offset = zone.replace(/(\d\d):?(\d\d)$/, '$1:$2');
  return /^00:00(:00)?$/.test(time) ? day : `${day}T${time.padEnd(8, ':00')}${offset}`;
}

/** The parts of a list, which may be written as one text. */
const listOf = (value: unknown, separator: RegExp): unknown[] =>
  [value].flat().flatMap((each: unknown) => {
    if (typeof each === 'object' || Array.isArray(value)) return each ?? [];
    return String(each)
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
  });

/** A picture that is written as an address, or as fields with one. */
function pictureOf(value: unknown): unknown {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'object' || one === null) return one || undefined;
  const {src, path = src, image = path, url = image} = one as Fields;
  return url;
}

/** The first way of Docusaurus to name an author. */
const AUTHOR = /^author_?(title|url|image_?url)$/;

/** Gives the fields of front matter the names that they have here. */
export function commonFields(fields: Fields, separator = /,/): Fields {
  const byName = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const mapped: Fields = {};
  const left = new Set(table.silent.map((name) => name.toLowerCase()));
  for (const [name, {names = []}] of Object.entries(table.fields)) {
    const all = [name, ...names].map((each) => each.toLowerCase());
    for (const each of all) left.add(each);
    const values = all.flatMap((each) => byName.get(each) ?? []);
    mapped[name] =
      name === 'tags' && values.length > 0
        ? values
        : byName.get(all.find((each) => (byName.get(each) ?? '') !== '') ?? '');
  }
  for (const [name, value] of Object.entries(fields))
    if (!left.has(name.toLowerCase())) mapped[name] = value;
  const {authors, last_update: updated, tags, description, draft} = mapped;
  const legacy = [...byName].flatMap(([field, value]) => {
    const [, name] = AUTHOR.exec(field) ?? [];
    return name ? [[name.replace(/^image_?/, 'image_'), value] as const] : [];
  });
  if (legacy.length > 0 && typeof authors === 'string')
    mapped.authors = [{name: authors, ...Object.fromEntries(legacy)}];
  else if (authors) mapped.authors = listOf(authors, separator);
  if (tags) mapped.tags = (tags as unknown[]).flatMap((each) => listOf(each, separator));
  const day = typeof updated === 'object' ? undefined : dateOf(updated);
  mapped.last_update = day === undefined ? updated : {date: day};
  mapped.image = pictureOf(mapped.image);
  mapped.draft = fields.published === false || draft;
  mapped.comments = fields.hide_comment === true ? false : mapped.comments;
  if (typeof description === 'string') mapped.description = description.trim().replace(/\s+/g, ' ');
  return mapped;
}

/** What a field says in the form that is read; `undefined` if it says nothing in it. */
function inForm(form: string | undefined, value: unknown): unknown {
  if (form === 'date') return dateOf(value);
  if (form === 'text' && typeof value !== 'object') return String(value);
  if (form === 'number' && !Number.isNaN(Number(value))) return Number(value);
  if (form === 'flag' && /^(true|false)$/i.test(String(value))) return /true/i.test(String(value));
  if (form === 'list') return typeof value === 'string' ? listOf(value, /,/) : [value].flat();
  return form === 'object' && typeof value === 'object' ? value : undefined;
}

/** Leaves the fields that this site reads, in the forms that it takes. What is lost is noted. */
export function keepFields(files: SourceFiles, {file, kind, fields, isMarkdown}: SourceText): void {
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    const rule = table.fields[field];
    const isHere = rule !== undefined && (rule.kind ?? kind) === kind;
    fields[field] = isHere ? inForm(rule.form, value) : undefined;
    // What belongs to the other kind of text is no loss
    if (fields[field] !== undefined || (rule && !isHere)) continue;
    const expected = rule ? `a ${rule.form}` : 'a field that this site reads';
    files.notes.push({file, field, expected: `${expected}; it is left out`, found: value});
  }
  if (fields.draft === true) fields.unlisted = undefined;
  if (isMarkdown) fields.mdx = {format: 'md'};
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
