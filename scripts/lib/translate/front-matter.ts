/** Edits single lines of front matter. All other lines stay as they are. */

/** The lines between the two `---`, and where the body begins. */
const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m;

/** How the lines of a text end. */
export const endOfLine = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

/** A field's line, and the lines below it that belong to its value. */
const fieldLines = (field: string) =>
  new RegExp(`^${field}:.*(?:\\r?\\n(?:[ \\t]+.*|- .*))*\\r?\\n`, 'm');

/**
 * Sets or removes a field. A new field comes last.
 *
 * @param value as YAML; `undefined` removes the field
 */
export function withField(text: string, field: string, value: string | undefined): string {
  const end = endOfLine(text);
  const line = value === undefined ? '' : `${field}: ${value}${end}`;
  const [block, open = '', fields = '', close = ''] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined || !text.startsWith(open)) {
    return line === '' ? text : `---${end}${line}---${end}${end}${text}`;
  }
  const changed = fieldLines(field).test(fields)
    ? fields.replace(fieldLines(field), () => line)
    : fields + line;
  return open + changed + close + text.slice(block.length);
}

/** The lines of a field as they are written; `undefined` if the text does not have it. */
export function fieldIn(text: string, field: string): string | undefined {
  const fields = FRONT_MATTER.exec(text)?.[2] ?? '';
  const [lines] = fieldLines(field).exec(fields) ?? [];
  return lines?.slice(field.length + 1).trim();
}
