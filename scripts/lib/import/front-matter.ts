import {DEFAULT_SCHEMA, dump, JSON_SCHEMA, load} from 'js-yaml';

import {yamlScalar} from '../edit/yaml';

type Fields = Readonly<Record<string, unknown>>;

/** A value on one line. */
function inline(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return yamlScalar(value);
  }
  const parts = (values: readonly unknown[]) =>
    values.every((each) => /^[\w-]+$/.test(String(each)));
  if (Array.isArray(value) && parts(value)) return `[${value.join(', ')}]`;
  const entries = Object.entries(value ?? {});
  return !Array.isArray(value) && entries.length > 0 && parts(entries.flat())
    ? `{${entries.map(([name, each]) => `${name}: ${String(each)}`).join(', ')}}`
    : JSON.stringify(value);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const read = (block: string) => (load(block, {schema: JSON_SCHEMA}) ?? {}) as Fields;

/** The lines of a field: its own, and those that go on with its value. */
function spanOf(lines: readonly string[], field: string): readonly [number, number] | undefined {
  const isField = (line: string) => /^["']?([^\s#"':][^"':]*?)["']?\s*:/.exec(line)?.[1] === field;
  const start = lines.findIndex(isField);
  if (start < 0) return undefined;
  let end = start + 1;
  while (end < lines.length && !/^(#|[^\s-])/.test(lines[end] ?? '')) end += 1;
  while (end > start + 1 && lines[end - 1]?.trim() === '') end -= 1;
  return [start, end];
}

/**
 * Makes front matter say what some fields say. Lines of fields that stay the same are not touched.
 *
 * @param block the front matter as it was written
 */
export function writeFields(block: string | undefined, fields: Fields): string {
  const wanted = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const before = block === undefined ? {} : read(block);
  const lines = (block ?? '').replace(/\n$/, '').split('\n');
  for (const field of new Set([...Object.keys(before), ...Object.keys(wanted)])) {
    if (same(before[field], wanted[field])) continue;
    const [start, end] = spanOf(lines, field) ?? [lines.length, lines.length];
    const line = field in wanted ? [`${field}: ${inline(wanted[field])}`] : [];
    lines.splice(start, end - start, ...line);
  }
  const text = lines.join('\n').replace(/^\n+/, '');
  try {
    if (same(sorted(read(text)), sorted(wanted))) return text;
  } catch {
    // The lines cannot be edited one by one, as in {title: A}
  }
  return dump(wanted, {schema: DEFAULT_SCHEMA, lineWidth: -1}).trimEnd();
}

const sorted = (fields: Fields) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));

/** A text with its front matter; without any, the body alone. */
export const withFields = (block: string, body: string): string =>
  block === '' ? body : `---\n${block}\n---\n${body}`;
