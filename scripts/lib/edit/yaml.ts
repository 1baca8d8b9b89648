import {dump, JSON_SCHEMA, load} from 'js-yaml';

type Fields = Readonly<Record<string, string | number | boolean>>;
type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Parses a file such as `tags.yml`. Returns its fields by key, or an empty object if it is not a
 * map.
 */
export function readEntries(text: string): Entries {
  const value = load(text, {schema: JSON_SCHEMA});
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Entries)
    : {};
}

/** Formats a value for the place after `key: `. Adds quotes only if YAML needs them. */
export function yamlScalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const isPlain = /^[\p{L}\p{N}/]/u.test(value) && !/[\n\t]|: |:$| #|\s$/.test(value);
  if (isPlain) {
    try {
      if (load(`key: ${value}`, {schema: JSON_SCHEMA}) && readBack(value) === value) return value;
    } catch {
      // The value needs quotes
    }
  }
  return JSON.stringify(value);
}

function readBack(value: string): unknown {
  return (load(`key: ${value}`, {schema: JSON_SCHEMA}) as {key?: unknown}).key;
}

const fieldLines = (fields: Fields) =>
  Object.entries(fields).map(([name, value]) => `  ${name}: ${yamlScalar(value)}`);

/** Removes `{}` from a file without entries and keeps its comments. */
const emptyText = (text: string) => text.replace(/^\{\}[ \t]*\r?\n?/m, '');

/** Adds an entry at the end of the file and returns the new text. */
export function addEntry(text: string, key: string, fields: Fields): string {
  const isEmpty = Object.keys(readEntries(text)).length === 0;
  const before = (isEmpty ? emptyText(text) : text).trimEnd();
  return [...(before === '' ? [] : [before]), `${key}:`, ...fieldLines(fields), ''].join('\n');
}

/** Returns the lines of an entry. `end` is exclusive. */
function linesOf(lines: readonly string[], key: string): {start: number; end: number} | undefined {
  const start = lines.findIndex((line) =>
    line.replace(/^(["'])(.*?)\1:/, '$2:').startsWith(`${key}:`),
  );
  if (start < 0) return undefined;
  const rest = lines.slice(start + 1);
  const length = rest.findIndex((line) => /^[^\s#]/.test(line));
  return {start, end: length < 0 ? lines.length : start + 1 + length};
}

/**
 * Removes entries and returns the new text. A file without entries becomes `{}`, an empty YAML map.
 */
export function removeEntries(text: string, keys: readonly string[]): string {
  const lines = text.split('\n');
  for (const key of keys) {
    const place = linesOf(lines, key);
    if (place) lines.splice(place.start, place.end - place.start);
  }
  const rest = `${lines.join('\n').trimEnd()}\n`;
  return Object.keys(readEntries(rest)).length === 0 ? `${rest.trim()}\n{}\n`.trimStart() : rest;
}

/**
 * Changes the key and some fields of an entry and returns the new text. Other fields and comments
 * stay. If there is no such entry, adds one.
 */
export function changeEntry(text: string, key: string, newKey: string, fields: Fields): string {
  const lines = text.split('\n');
  const place = linesOf(lines, key);
  if (!place) return addEntry(text, newKey, fields);
  const own = lines.slice(place.start + 1, place.end);
  const missing: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const at = own.findIndex((line) => new RegExp(`^ +${name}:`).test(line));
    const indent = /^ */.exec(own[at] ?? '  ')?.[0] ?? '  ';
    const line = `${indent}${name}: ${yamlScalar(value)}`;
    if (at >= 0) own[at] = line;
    else missing.push(line);
  }
  const changed = [
    ...lines.slice(0, place.start),
    `${newKey}:`,
    ...missing,
    ...own,
    ...lines.slice(place.end),
  ].join('\n');
  const entries = readEntries(text);
  const expected = Object.fromEntries(
    Object.entries(entries).map(([each, entry]) =>
      each === key ? [newKey, {...entry, ...fields}] : [each, entry],
    ),
  );
  // The line edit failed, for example at a multi-line value. Then write the whole file again,
  // without comments
  return sameEntries(changed, expected) ? changed : dump(expected, {lineWidth: -1});
}

function sameEntries(text: string, expected: Entries): boolean {
  const sorted = (entries: Entries) =>
    JSON.stringify(
      Object.entries(entries).map(([key, entry]) => [key, Object.entries(entry).sort()]),
    );
  try {
    return sorted(readEntries(text)) === sorted(expected);
  } catch {
    return false;
  }
}
