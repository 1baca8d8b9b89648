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
