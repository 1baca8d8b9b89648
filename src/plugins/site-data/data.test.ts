/** @jest-environment node */
import fs from 'node:fs';

import {listProblems} from '../../lib/problems';
import {schemaProblems} from '../../lib/schema';
import {communitySchema, showcaseSchema} from './author-types';
import {cvSchema} from './cv';
import {readSiteData} from './index';
import {temporaryFolder} from '../../lib/fixtures';

const both = {vi: 'Chữ', en: 'Text'};
const project = {id: 'a', name: 'A', description: both, tags: ['web']};
const event = {
  id: 'a',
  title: both,
  description: both,
  start: '2025-08-22',
  place: 'online',
  role: 'mentor',
};
const tags = {web: {label: both, description: both, color: 'jade'}};
const cv = {basics: {name: 'A'}, work: [{name: 'B', startDate: '2022-02'}]};

/** What is wrong with data, in words. */
const errorsOf = (schema: Parameters<typeof schemaProblems>[1], data: unknown) =>
  listProblems(schemaProblems('a.ts', schema, data)).split('\n');
const containing = (...messages: string[]) =>
  messages.map((message) => expect.stringContaining(message) as string);

test('errors in projects are named by field', () => {
  const projects = [
    {...project, isFavorite: true},
    {...project, website: 'test.example', id: 'Ă'},
  ];
  const invalid = {web: {...tags.web, label: {}}};
  expect(errorsOf(showcaseSchema, {tags: invalid, projects})).toEqual(
    containing(
      'tags.web.label must be given in each language (vi, en)',
      'projects[0].isFavorite is not a known field. Did you mean "isFavourite"?',
      'projects[1].id must be lower-case letters',
      'projects[1].website must be a URL that begins with https://',
    ),
  );
  expect(errorsOf(showcaseSchema, {tags, projects: [project, project]})).toEqual(
    containing('projects[1].id must be unique: another entry has this id, found "a"'),
  );
  expect(errorsOf(showcaseSchema, {tags, projects: [{...project, tags: ['wep']}]})).toEqual(
    containing('projects[0].tags[0] must be one of web, found "wep"'),
  );
});

test('errors in events are named by field', () => {
  const events = [
    {start: '2026-02-30', role: 'king', place: {}},
    {end: '2025-08-21', id: 'b'},
  ];
  const data = {activities: [], events: events.map((change) => ({...event, ...change}))};
  expect(errorsOf(communitySchema, data)).toEqual(
    containing(
      'events[0].start must be a day like 2027-03-14, or a time with its offset',
      "events[0].place must be 'online', or {name, address}",
      'events[0].role must be one of organiser, speaker, mentor, attendee, found "king"',
      'events[1].end must be the start or a later date',
    ),
  );
});

test('errors in a CV are named by field', () => {
  const work = [{startDate: '2022-13'}, {startDate: '2022-02', endDate: '2021'}];
  expect(errorsOf(cvSchema, {basics: {name: 'A', label: 7, email: 'a'}, work})).toEqual(
    containing(
      'basics.label must be a string in quotes, found 7',
      'basics.email must be an email address',
      'work[0].startDate must be an existing date like 2026, 2026-03',
      'work[1].endDate must be startDate or a later date',
    ),
  );
});

test('all errors of all files are reported at once', async () => {
  const {dir: siteDir, write: writeFile} = temporaryFolder();
  const write = (file: string, text: string) => writeFile(`src/data/${file}`, text);
  const projects = [{...project, picture: {file: 'gone.png', alt: both}}];
  write('projects.ts', `export default ${JSON.stringify({tags, projects})};`);
  write('community.ts', `export default ${JSON.stringify({activities: [], events: [event]})};`);
  write('cv.vi.json', JSON.stringify(cv));
  write('cv.en.json', JSON.stringify({basics: {name: 'A', label: 7}}));
  const message = await readSiteData(siteDir).catch((error: Error) => error.message);
  expect(message).toContain(
    'src/data/projects.ts: projects[0].picture.file must be the name of a PNG or JPEG file in src/data/pictures, found "gone.png"',
  );
  expect(message).toContain(
    'src/data/cv.en.json: basics.label must be a string in quotes, found 7',
  );

  write('projects.ts', `export default ${JSON.stringify({tags, projects: [project]})};`);
  write('cv.en.json', JSON.stringify({...cv, work: []}));
  await expect(readSiteData(siteDir)).rejects.toThrow(
    'src/data/cv.en.json: work must have 1 entries, as in src/data/cv.vi.json, found 0',
  );
  write('cv.en.json', '{');
  await expect(readSiteData(siteDir)).rejects.toThrow('src/data/cv.en.json: cannot be read: ');

  write('cv.en.json', JSON.stringify(cv));
  const data = await readSiteData(siteDir);
  expect(data.showcase.projects[0]?.id).toBe('a');
  expect(data.cv.en?.basics.name).toBe('A');
  for (const locale of ['vi', 'en']) fs.rmSync(`${siteDir}/src/data/cv.${locale}.json`);
  expect((await readSiteData(siteDir)).cv.vi?.work).toEqual([]);
  fs.rmSync(siteDir, {recursive: true});
});
