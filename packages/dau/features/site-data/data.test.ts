import fs from 'node:fs';

import {listProblems} from '../../utils/problems';
import {schemaProblems} from '../../settings/schema-helpers';
import {dataSchemas} from './data-schemas';
import {cvSchema} from './cv-sections';
import {readSiteData} from './index';
import {temporaryFolder} from '../../tests/support/temporary-folder';

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

const {showcase, community} = dataSchemas('.', 'vi');

test.each<[string, Parameters<typeof schemaProblems>[1], unknown, ...messages: string[]]>([
  [
    'projects',
    showcase,
    {tags, projects: [project, project, {...project, id: 'Ă'}]},
    'projects[2].id must be lowercase letters',
    'projects[1].id must be unique: another entry has this id, found "a"',
  ],
  [
    'events',
    community,
    {
      activities: [],
      events: [{...event, place: {}}],
    },
    "events[0].place must be 'online', or {name, address}",
  ],
  [
    'a CV',
    cvSchema,
    {basics: {name: 'A', email: 'a'}, work: [{startDate: '2022-13'}]},
    'basics.email must be an email address',
    'work[0].startDate must be a real date',
  ],
])('an error in %s is reported with its field', (_name, schema, data, ...messages) => {
  const problems = schemaProblems('a.ts', schema, data);
  expect(listProblems(problems).split('\n')).toEqual(
    messages.map((message) => expect.stringContaining(message) as string),
  );
});

test('all errors in all files are reported at once', async () => {
  const projects = [{...project, picture: {file: 'gone.png', alt: both}}];
  const {dir: siteDir, write} = temporaryFolder({
    'src/data/projects.ts': `export default ${JSON.stringify({tags, projects})};`,
    'src/data/community.ts': `export default ${JSON.stringify({activities: [], events: [event]})};`,
    'src/data/cv.vi.json': JSON.stringify(cv),
    'src/data/cv.en.json': '{',
  });
  const message = await readSiteData(siteDir, 'vi').catch((error: Error) => error.message);
  expect(message).toContain(
    'src/data/projects.ts: projects[0].picture.file must be the name of a PNG or JPEG file in src/data/pictures, with only letters a–z, digits, - and _, found "gone.png"',
  );
  expect(message).toContain('src/data/cv.en.json: could not read this file (');

  write('src/data/projects.ts', `export default ${JSON.stringify({tags, projects: [project]})};`);
  // The CV may exist in only one language
  fs.rmSync(`${siteDir}/src/data/cv.en.json`);
  const data = await readSiteData(siteDir, 'vi');
  expect(data.showcase.projects[0]?.id).toBe('a');
  expect(data.cv.vi?.basics.name).toBe('A');
  fs.rmSync(`${siteDir}/src/data/cv.vi.json`);
  expect((await readSiteData(siteDir, 'vi')).cv).toEqual({});
});
