/** @jest-environment node */
import * as z from 'zod';

import {fields, list, schemaProblems, textThat} from './schema';

const schema = fields({
  name: textThat((text) => text.startsWith('a'), 'a text that begins with "a"'),
  tags: list(z.literal('a', 'a thing {like, this}'), {min: 1}).optional(),
});

test.each([
  [{name: 'ab', tags: ['a']}, []],
  [undefined, ['-: fields in curly brackets']],
  [[], ['-: fields in curly brackets = []']],
  [{}, ['name: a text that begins with "a"']],
  [{name: 'b'}, ['name: a text that begins with "a" = "b"']],
  [{name: 7}, ['name: a text that begins with "a" = 7']],
  [
    {name: 'a', nmae: 'a', other: 1},
    ['nmae: a field that is known; did you mean "name"?', 'other: a field that is known'],
  ],
  [{name: 'a', tags: 'a'}, ['tags: a list in square brackets = "a"']],
  [{name: 'a', tags: []}, ['tags: at least 1 in the list = []']],
  [
    {name: 'a', tags: ['a', 'x', null]},
    ['tags[1]: a thing {like, this} = "x"', 'tags[2]: a thing {like, this} = null'],
  ],
])('%j', (value, problems) => {
  expect(
    schemaProblems('a.ts', schema, value).map(
      ({field = '-', problem, found}) =>
        `${field}: ${problem}${found === undefined ? '' : ` = ${JSON.stringify(found)}`}`,
    ),
  ).toEqual(problems);
});
