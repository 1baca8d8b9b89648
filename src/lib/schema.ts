import {Joi} from '@docusaurus/utils-validation';
import type {
  ArraySchema,
  CustomHelpers,
  ErrorReport,
  ObjectSchema,
  ReferenceOptions,
  Schema,
  StringSchema,
} from 'joi';

import {unknownField} from './near';
import type {Problem} from './problems';

/** A message that Joi takes as it is, braces included. */
const message = (text: (word: string) => string) =>
  Joi.expression('{text(#child)}', {functions: {text}} as ReferenceOptions) as unknown as string;

/** The schema, and what a person is told where a value does not match. */
export const expecting = <S extends Schema>(expected: string, schema: S): S =>
  schema.messages({'*': message(() => expected), refused: '{#expected}'}) as S;

/** For checks of one's own (`custom`): the value is refused, with what was expected. */
export const refused = (helpers: CustomHelpers, expected: string): ErrorReport =>
  helpers.error('refused', {expected});

/** A text that passes a test. */
export const textThat = (passes: (value: string) => boolean, expected: string): StringSchema =>
  expecting(
    expected,
    Joi.string().custom((value: string, helpers) =>
      passes(value) ? value : refused(helpers, expected),
    ),
  );

/** An object with these fields. Each must be there if it is not optional; no other may be. */
export const fields = (known: Readonly<Record<string, Schema>>): ObjectSchema =>
  expecting('fields in curly brackets', Joi.object(known)).messages({
    'object.unknown': message((word) => unknownField(word, Object.keys(known))),
  });

/** A list, each of its entries matching a schema. */
export const list = (entry: Schema, {min = 0} = {}): ArraySchema =>
  expecting('a list in square brackets', Joi.array().items(entry).min(min)).messages({
    'array.min': `at least ${min} in the list`,
  });

/** The place of a value as people write it: `projects[2].tags[0]`. */
const fieldOf = (path: readonly (string | number)[]) =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`,
    )
    .join('');

/**
 * Everything in a value that does not match its schema. Nothing is converted.
 *
 * @param options.presence whether fields must be there where the schema does not say
 */
export function schemaProblems(
  file: string,
  schema: Schema,
  value: unknown,
  {presence = 'required'}: {readonly presence?: 'required' | 'optional'} = {},
): Problem[] {
  const {error} = schema.validate(value, {
    abortEarly: false,
    convert: false,
    presence,
  });
  return (error?.details ?? []).map(({path, message: expected, type, context}): Problem => {
    // A field that nothing reads is named; its value is not at fault
    const found: unknown = type === 'object.unknown' ? undefined : context?.value;
    return {
      file,
      ...(path.length > 0 && {field: fieldOf(path)}),
      expected,
      ...(found !== undefined && {found}),
    };
  });
}
