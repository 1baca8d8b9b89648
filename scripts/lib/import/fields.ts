import type {Problem} from '../../../src/lib/problems';
import {HARMLESS, RULES} from '../../../src/plugins/content/check/schema';
import type {PlacedText} from './place';

/** Read by nothing, and said by nobody: the framework's old names for what it does by itself. */
const SILENT = /^(format|hide_comments?|enableComments)$/;

/**
 * Leaves the fields that this site reads, with values that it takes.
 *
 * @returns those that are lost
 */
export function keepFields({file, kind, fields, block}: PlacedText): Problem[] {
  const notes: Problem[] = [];
  if (fields.enableComments === false || fields.hide_comment === true) fields.comments = false;
  if (typeof fields.format === 'string' && fields.mdx === undefined && kind) {
    fields.mdx = {format: fields.format};
  }
  const rules = RULES[kind];
  for (const [field, value] of Object.entries(fields)) {
    const rule = rules[field];
    if (rule) {
      if (value === undefined || !rule.schema.validate(value, {convert: true}).error) continue;
      notes.push({file, field, expected: `${rule.expected}; the field is left out`, found: value});
    } else if (HARMLESS.has(field) && block !== undefined) continue;
    else if (!SILENT.test(field) && value !== undefined) {
      notes.push({
        file,
        field,
        expected: 'a field that this site reads; it is left out',
        found: value,
      });
    }
    fields[field] = undefined;
  }
  if (fields.draft === true && fields.unlisted === true) fields.unlisted = undefined;
  return notes;
}
