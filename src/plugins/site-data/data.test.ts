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

test.each([
  [
    {projects: [{...project, tags: ['wep']}]},
    'projects[0].tags[0] must be one of web, found "wep"',
  ],
  [
    {projects: [], tags: {web: {...tags.web, label: {}}}},
    'tags.web.label must be given in each language (vi, en)',
  ],
  [
    {projects: [{...project, isFavorite: true}]},
    'projects[0].isFavorite is not a known field. Did you mean "isFavourite"?',
  ],
  [
    {projects: [project, project]},
    'projects[1].id must be unique: another entry has this id, found "a"',
  ],
  [
    {projects: [{...project, website: 'test.example'}]},
    'projects[0].website must be a URL that begins with https://, or a page of this site like /blog, found "test.example"',
  ],
  [{projects: [{...project, id: 'Ă'}]}, 'projects[0].id must be lower-case letters a–z'],
])('an error in a project is named by field: %#', (change, message) => {
  const problems = schemaProblems('projects.ts', showcaseSchema, {tags, ...change});
  expect(listProblems(problems)).toContain(`projects.ts: ${message}`);
  expect(problems).toHaveLength(1);
});

test.each([
  [{start: '2026-02-30'}, 'start must be a day like 2027-03-14, or a time with its offset'],
  [{end: '2025-08-21'}, 'end must be the start or a later date, found'],
  [{role: 'king'}, 'role must be one of organiser, speaker, mentor, attendee, found "king"'],
  [{place: {}}, "place must be 'online', or {name, address}"],
])('so is one of an event: %#', (change, message) => {
  const data = {activities: [], events: [{...event, ...change}]};
  expect(listProblems(schemaProblems('community.ts', communitySchema, data))).toContain(
    `community.ts: events[0].${message}`,
  );
});

test.each([
  [
    {work: [{startDate: '2022-13'}]},
    'work[0].startDate must be an existing date like 2026, 2026-03',
  ],
  [
    {work: [{startDate: '2022-02', endDate: '2021'}]},
    'work[0].endDate must be startDate or a later date',
  ],
  [{basics: {name: 'A', label: 7}}, 'basics.label must be a string in quotes, found 7'],
  [{basics: {name: 'A', email: 'a'}}, 'basics.email must be an email address'],
])('so is one of a CV: %#', (change, message) => {
  const problems = schemaProblems('cv.json', cvSchema, {...cv, ...change});
  expect(listProblems(problems)).toContain(`cv.json: ${message}`);
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
