import * as z from 'zod';

import {messageOf} from '../utils/problems';
import {fields, schemaProblems, validateWith, webUrl} from './schema-helpers';

test('each unknown field is reported, with the known field that is similar', () => {
  const schema = fields({name: z.string()});
  const problems = schemaProblems('a.ts', schema, {name: 'a', nmae: 'a', other: 1});
  expect(problems.map(messageOf)).toEqual([
    'nmae is not a known field. Did you mean "name"?',
    'other is not a known field. Correct its name, or remove it.',
  ]);
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

test('a URL needs a host with a dot, or the name of this computer', () => {
  const urls = ['https://a.example', 'http://localhost:3000', 'http://localhost'];
  const wrong = [
    'http://',
    'https://githubcom/lan',
    'https://localhosts',
    'a.example',
    'https://a b',
  ];
  expect([...urls, ...wrong].filter((url) => webUrl.safeParse(url).success)).toEqual(urls);
});
