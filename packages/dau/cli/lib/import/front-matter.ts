import {JSON_SCHEMA, load} from 'js-yaml';
import {parse as parseToml} from 'smol-toml';

import {readDate} from '../../../content/publishing';
import {readTable, type SourceFiles} from './files';
import {type Fields, type Item, type Kind, type Loss, LOST} from './model';
import {isOutside, pathOf} from './urls-and-slugs';

const table = readTable('front-matter-fields.yml') as {
  fields: Record<string, {form?: keyof typeof forms; names?: string[]; kind?: Kind}>;
  hidden: Record<string, string>;
  silent: string[];
};
const dateNames = table.fields.date?.names ?? [];

/** Matches the start of front matter without an opening `---`, which Hexo accepts. */
const UNOPENED = /^(?=title:.*\n(?:(?!---[ \t]*\n)(?:\w[\w-]*:|[ -]).*\n)*---[ \t]*\n)/;

const FRONT_MATTER =
  /^(?:(---|\+\+\+)[ \t]*\n([^]*?)(?<=\n)\1[ \t]*|(\{[ \t]*\n[^]*?\n\})\s*)(?:\n|$)/;

/** Parses YAML, JSON or TOML. If a field is repeated, the last value wins. */
function parseFields(written: string, isToml: boolean): Fields {
  const fields = isToml ? parseToml(written) : load(written, {schema: JSON_SCHEMA, json: true});
  if (typeof (fields ?? {}) !== 'object') throw new Error('it must be a list of names and values');
  // The JSON round trip turns dates into strings and TOML tables into ordinary objects
  return JSON.parse(JSON.stringify(fields ?? {})) as Fields;
}

/**
 * Reads the first file that exists. Returns `{}` if none exists.
 *
 * @throws if the file is invalid
 */
export function fieldsOf(files: SourceFiles, names: string[], endings: string[]): Fields {
  const file = files.find(names, endings);
  try {
    return file === undefined ? {} : parseFields(files.text(file), file.endsWith('.toml'));
  } catch (error) {
    throw new Error(`${file} is invalid. ${(error as Error).message}\n`, {cause: error});
  }
}

/** Returns a date with its time and time zone as they are written, if this site can read them. */
export function dateOf(value: unknown): string | undefined {
  const text = String(value ?? '').trim();
  const times = [`${text} UTC`, text, text.slice(0, 10)].map((each) => Date.parse(each));
  const time = times.find((each) => !Number.isNaN(each));
  if (!/\d{4}/.test(text) || time === undefined) return undefined;
  const isReadable = /^\d{4}-\d\d-\d\d/.test(text) && readDate(text);
  const written = isReadable ? text : new Date(time).toISOString();
  return written.replace(/[T ]00:00:00(\.0+)?( ?(Z|[+-][\d:]+))?$|\.000(?=[Z+-])/, '');
}

/** Returns the value of a field. The name may have a dot, such as `sidebar.order`. */
const valueIn = (fields: Fields, name: string): unknown =>
  name.split('.').reduce<unknown>((value, part) => (Object(value) as Fields)[part], fields);

/** Returns the date in a file's front matter, whichever name the field has. */
export const publishedOn = (fields: Fields): string | undefined =>
  ['date', ...dateNames].flatMap((name) => dateOf(valueIn(fields, name)) ?? [])[0];

/** Each function converts a field's value, or returns `undefined` if the value is invalid. */
const forms = {
  text: (value: unknown) =>
    value instanceof Object ? undefined : String(value).trim().replace(/\s+/g, ' '),
  list: (value: unknown, separator: string) =>
    typeof value === 'string'
      ? value.split(new RegExp(separator)).map((part) => part.trim())
      : value,
  /** Quartz accepts the string `"true"`, and Hexo numbers. */
  flag: (value: unknown) => value !== 'false' && Boolean(value),
  date: dateOf,
  update: (value: unknown) =>
    value instanceof Object ? value : dateOf(value) && {date: dateOf(value)},
} satisfies Record<string, (value: unknown, separator: string) => unknown>;

const timeOf = (value: unknown): number => Date.parse(dateOf(value) ?? '');

/** Returns whether the old site did not show the file, or only to readers with a password. */
const isHidden = (fields: Fields): boolean =>
  timeOf(fields.expirydate) < Date.now() ||
  Object.entries(table.hidden).some(([name, pattern]) =>
    new RegExp(pattern, 'i').test(String(valueIn(fields, name) ?? '')),
  );

/** The item properties that depend on which program made the old site, and fields to add. */
type Place = Pick<Item, 'id' | 'language' | 'key' | 'kind' | 'url' | 'slug'> & {fields?: Fields};
type PlaceOf = (fields: Fields, body: string) => Place;

/**
 * Reads a file, and converts its front matter to the names and types that this site uses.
 *
 * @param placeOf receives the old fields, with lowercase names
 * @param split a pattern for the separator of tags in a string
 */
export function readItem(files: SourceFiles, file: string, placeOf: PlaceOf, split = ','): Item {
  const text = files
    .text(file)
    .replace(/^\uFEFF?\n*(?=---|\+\+\+)/, '')
    .replace(UNOPENED, '---\n');
  const [head = '', fence, block, json = ''] = FRONT_MATTER.exec(text) ?? [];
  const body = text.slice(head.length);
  const losses: Loss[] = [];
  let written: Fields = {draft: true};
  try {
    written = parseFields(block ?? json, fence === '+++');
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    const problem = `front matter cannot be read (${reason}), so the file was imported as a draft without it`;
    losses.push({problem});
  }
  if (body.includes('\uFFFD')) losses.push(LOST.encoding);
  const old = Object.fromEntries(
    Object.entries(written)
      .filter(([, value]) => String(value ?? '') !== '')
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
  const {fields: own, ...place} = placeOf(old, body);
  const fields: Fields = {};
  const unread = new Set(Object.keys(old));
  for (const [name, {form, names = [], kind = place.kind}] of Object.entries(table.fields)) {
    const all = [name, ...names];
    // Lists of several fields are joined, because both tags and categories become tags
    const values = all
      .flatMap((each) => valueIn(old, each) ?? [])
      .flatMap((each) => (form ? forms[form](each, name === 'tags' ? split : ',') : each) ?? []);
    if (values.length > 0 && kind === place.kind)
      fields[name] = form === 'list' ? values : values[0];
    // Fields of other kinds of content are not reported
    if (values.length > 0 || kind !== place.kind) for (const each of all) unread.delete(each);
  }
  for (const name of table.silent) unread.delete(name);
  // A value may be private, such as a password
  const unknown = [...unread].filter((field) => old[field] !== false).join(', ');
  if (unknown) losses.push({problem: `${LOST.field.problem}: ${unknown}`});
  if (isHidden(old)) fields.draft = true;
  // Hugo publishes a page on this day, even if its date is earlier
  const isScheduled = timeOf(old.publishdate) > Date.now();
  const schedule = place.kind === 'post' ? {date: dateOf(old.publishdate)} : {draft: true};
  return {
    file,
    body,
    losses,
    ...place,
    aliases: [old.aliases ?? old.redirect_from ?? []]
      .flat()
      .map(String)
      .map((each) => (isOutside(each) ? each : pathOf(each))),
    fields: {...fields, ...own, ...(isScheduled && schedule)},
    imageFolder: String(old.media_subpath ?? old.img_path ?? ''),
  };
}
