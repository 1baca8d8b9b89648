import {DEFAULT_SCHEMA, dump, JSON_SCHEMA} from 'js-yaml';

/** Serializes front matter. Dates are unquoted, because Docusaurus expects YAML dates. */
export function writeFields(fields: Record<string, unknown>): string {
  const options = {flowLevel: 1, lineWidth: -1, skipInvalid: true};
  const lines = Object.entries(fields).map(([name, value]) => {
    const schema = /^(date|last_update)$/.test(name) ? JSON_SCHEMA : DEFAULT_SCHEMA;
    return value === undefined ? '' : dump({[name]: value}, {...options, schema});
  });
  return lines.join('') === '' ? '' : `---\n${lines.join('')}---\n`;
}

const FRONT_MATTER = /(?<![^])(\uFEFF?---[ \t]*\r?\n)([^]*?)(?=^---[ \t]*(?:\r?\n|$))/m;

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
  // A value can span several lines: indented lines or list items
  const own = new RegExp(`^${field}:.*(?:\\r?\\n(?:[ \\t]+.*|- .*))*\\r?\\n`, 'm');
  return text.replace(FRONT_MATTER, (_, open: string, fields: string) =>
    own.test(fields) ? open + fields.replace(own, () => line) : open + fields + line,
  );
}
