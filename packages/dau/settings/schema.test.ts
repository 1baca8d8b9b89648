import * as z from 'zod';

import {fields, list, schemaProblems, textThat, validateWith} from './schema-helpers';

const schema = fields({
  name: textThat((text) => text.startsWith('a'), 'a string that begins with "a"'),
  tags: list(z.literal('a', 'a thing {like, this}'), {min: 1}).optional(),
});

test.each([
  [{name: 'ab', tags: ['a']}, []],
  [undefined, ['- is missing; it must be fields like "name: value"']],
  [[], ['- must be fields like "name: value" = []']],
  [{}, ['name is missing; it must be a string that begins with "a"']],
  [{name: 'b'}, ['name must be a string that begins with "a" = "b"']],
  [{name: 7}, ['name must be a string that begins with "a" = 7']],
  [
    {name: 'a', nmae: 'a', other: 1},
    [
      'nmae is not a known field. Did you mean "name"?',
      'other is not a known field. Correct its name, or remove it',
    ],
  ],
  [{name: 'a', tags: 'a'}, ['tags must be a list = "a"']],
  [{name: 'a', tags: []}, ['tags must be a list that is not empty = []']],
  [
    {name: 'a', tags: ['a', 'x', null]},
    ['tags[1] must be a thing {like, this} = "x"', 'tags[2] must be a thing {like, this} = null'],
  ],
])('%j', (value, problems) => {
  expect(
    schemaProblems('a.ts', schema, value).map(
      ({field = '-', problem, found, fix}) =>
        `${field} ${problem}${fix === undefined ? '' : `. ${fix}`}${found === undefined ? '' : ` = ${JSON.stringify(found)}`}`,
    ),
  ).toEqual(problems);
});

const validateOptions = validateWith('quay', fields({times: z.int().default(3)}));
const validate = (options: object) => validateOptions({options, validate: jest.fn()});

test('options get their defaults, and errors name the plugin and the field', () => {
  expect(validate({})).toEqual({id: 'default', times: 3});
  expect(validate({id: 'second', times: 1})).toEqual({id: 'second', times: 1});
  expect(() => validate({times: 'hai', tiems: 1})).toThrow(
    /plugin quay: times must be a number, found "hai"[^]*plugin quay: tiems is not a known field\. Did you mean "times"/,
  );
});
