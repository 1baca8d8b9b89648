import {dump, JSON_SCHEMA} from 'js-yaml';

import type {Problem} from '../../../src/lib/problems';
import {HARMLESS, RULES} from '../../../src/plugins/content/check/schema';
import {parseFrontMatter, type Fields} from '../../../src/plugins/content/check/yaml';
import {withField} from '../translate/front-matter';
import type {PlacedText} from './model';

/** Read by nothing here, and no loss. */
const SILENT = /^(format|hide_comments?|enableComments)$/;

/**
 * Leaves the fields that this site reads, with values that it takes.
 *
 * @returns those that are lost
 */
export function keepFields({file, kind, fields, head, isMarkdown}: PlacedText): Problem[] {
  const notes: Problem[] = [];
  if (fields.enableComments === false || fields.hide_comment === true) fields.comments = false;
  const rules = RULES[kind];
  for (const [field, value] of Object.entries(fields)) {
    const rule = rules[field];
    const isKept = rule
      ? value === undefined || !rule.schema.validate(value, {convert: true}).error
      : HARMLESS.has(field) && head !== undefined;
    if (isKept) continue;
    const expected = rule ? rule.expected : 'a field that this site reads';
    if (value !== undefined && !SILENT.test(field))
      notes.push({file, field, expected: `${expected}; it is left out`, found: value});
    fields[field] = undefined;
  }
  if (fields.draft === true) fields.unlisted = undefined;
  if (isMarkdown) fields.mdx = {format: 'md'};
  return notes;
}

/** A value of YAML on one line. */
const inline = (value: unknown) =>
  dump(value, {schema: JSON_SCHEMA, flowLevel: 0, lineWidth: -1}).trim();

/**
 * Makes front matter say what some fields say. Lines of fields that stay the same are not touched.
 *
 * @param head the front matter as it was written, with its `---`; `''` for none
 */
export function writeFields(head: string, fields: Fields): string {
  const parsed = parseFrontMatter('', head);
  const before = 'fields' in parsed ? parsed.fields : {};
  return Object.entries(fields)
    .filter(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value))
    .reduce(
      (text, [field, value]) =>
        // A name may hold a sign of a pattern
        value === undefined
          ? withField(text, field.replace(/[^\w-]/g, String.raw`\$&`), undefined)
          : withField(text, field, inline(value)),
      head,
    );
}
