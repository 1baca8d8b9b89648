import * as z from 'zod';

import {messageOf} from '../utils/problems';
import {schemaProblems, webUrl} from './schema-helpers';

test('each unknown field is reported', () => {
  const schema = z.strictObject({name: z.string()});
  const problems = schemaProblems('a.ts', schema, {name: 'a', nmae: 'a', other: 1});
  expect(problems.map(messageOf)).toEqual([
    'nmae is not a known field. Correct its name, or remove it.',
    'other is not a known field. Correct its name, or remove it.',
  ]);
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
