/** The lines between the two `---`. */
const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)(?=^---[ \t]*(?:\r?\n|$))/m;

/**
 * Sets or removes a field of the front matter. All other lines stay as they are. A new field comes
 * last.
 *
 * @param value as YAML; `undefined` removes the field
 */
export function withField(text: string, field: string, value: string | undefined): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const line = value === undefined ? '' : `${field}: ${value}${end}`;
  if (!/^\uFEFF?---/.test(text)) return line && `---${end}${line}---${end}${end}${text}`;
  // The field's line, and the lines below it that belong to its value
  const own = new RegExp(`^${field}:.*(?:\\r?\\n(?:[ \\t]+.*|- .*))*\\r?\\n`, 'm');
  return text.replace(FRONT_MATTER, (_, open: string, fields: string) =>
    own.test(fields) ? open + fields.replace(own, () => line) : open + fields + line,
  );
}
