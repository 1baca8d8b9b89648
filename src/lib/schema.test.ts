/** @jest-environment node */
import {Joi} from '@docusaurus/utils-validation';

import {expecting, fields, list, refused, schemaProblems, textThat} from './schema';

const braces = expecting('a thing {like, this}', Joi.valid('a'));
const schema = fields({
  name: textThat((text) => text.startsWith('a'), 'a text that begins with "a"'),
  tags: list(braces, {min: 1}).optional(),
  from: Joi.number().optional(),
  to: expecting('a number', Joi.number())
    .custom((to: number, helpers) => {
      const [{from}] = helpers.state.ancestors as [{from: number}];
      return to < from ? refused(helpers, `a number from {${from}} on & up`) : to;
    })
    .optional(),
});

test.each([
  [{name: 'ab', tags: ['a']}, []],
  [undefined, ['-: fields in curly brackets']],
  [[], ['-: fields in curly brackets = []']],
  [{}, ['name: a text that begins with "a"']],
  [{name: 'b'}, ['name: a text that begins with "a" = "b"']],
  [{name: 7}, ['name: a text that begins with "a" = 7']],
  [{name: 'a', nmae: 'a'}, ['nmae: a field that is known; did you mean "name"?']],
  [{name: 'a', tags: 'a'}, ['tags: a list in square brackets = "a"']],
  [{name: 'a', tags: []}, ['tags: at least 1 in the list = []']],
  [
    {name: 'a', tags: ['a', 'x', null]},
    ['tags[1]: a thing {like, this} = "x"', 'tags[2]: a thing {like, this} = null'],
  ],
  [{name: 'a', from: 2, to: 1}, ['to: a number from {2} on & up = 1']],
  [{name: 'a', from: 2, to: '3'}, ['to: a number = "3"']],
])('%j', (value, problems) => {
  expect(
    schemaProblems('a.ts', schema, value).map(
      ({field = '-', expected, found}) =>
        `${field}: ${expected}${found === undefined ? '' : ` = ${JSON.stringify(found)}`}`,
    ),
  ).toEqual(problems);
});

test('what a schema leaves open may be absent, if asked for', () => {
  expect(schemaProblems('a.ts', schema, {}, {presence: 'optional'})).toEqual([]);
});
