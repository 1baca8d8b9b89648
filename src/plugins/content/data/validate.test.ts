/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {site} from '../../../config/site';
import {readSiteData} from './index';
import {portraitProblems} from './validate';

/** A copy of the test site's data, in which one thing is broken at a time. */
let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-data-'));
  fs.cpSync('src/data', path.join(siteDir, 'src/data'), {recursive: true});
  fs.cpSync('static/img', path.join(siteDir, 'static/img'), {recursive: true});
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function edit(file: string, from: string, to: string) {
  const absolute = path.join(siteDir, 'src/data', file);
  const before = fs.readFileSync(absolute, 'utf8');
  expect(before).toContain(from);
  fs.writeFileSync(absolute, before.replace(from, to));
}

test('K03 the data as it is has no fault', async () => {
  const {showcase, community, cv} = await readSiteData(siteDir);
  expect(showcase.projects.length).toBeGreaterThan(0);
  expect(community.events.length).toBeGreaterThan(0);
  expect(cv.en.basics?.name).toBe(site.author.name);
});

test.each([
  [
    'an unknown tag',
    'projects.ts',
    "tags: ['web', 'typescript', 'letters', 'design']",
    "tags: ['wep', 'typescript']",
    'src/data/projects.ts › projects[0].tags[0]: one of web, cli, library, typescript, letters, learning, design (found "wep")',
  ],
  [
    'a picture that is not there',
    'projects.ts',
    "file: 'san-thu.png'",
    "file: 'gone.png'",
    'src/data/projects.ts › projects[0].picture.file: the name of a PNG or JPEG file in src/data/pictures (found "gone.png")',
  ],
  [
    'a missing translation',
    'projects.ts',
    "label: {vi: 'Web', en: 'Web'}",
    "label: {vi: 'Web'}",
    'src/data/projects.ts › tags.web.label.en: some text in the language "en"',
  ],
  [
    'a misspelt field',
    'projects.ts',
    'isFavourite: true',
    'isFavorite: true',
    'src/data/projects.ts › projects[0].isFavorite: a field that is known; did you mean "isFavourite"?',
  ],
  [
    'the same id twice',
    'projects.ts',
    "id: 'muoi-ngon'",
    "id: 'san-thu'",
    'src/data/projects.ts › projects[1].id: an id that no other entry has (found "san-thu")',
  ],
  [
    'an address that is none',
    'projects.ts',
    "website: 'https://test.example'",
    "website: 'test.example'",
    'src/data/projects.ts › projects[0].website: a web address that begins with https://, or a page of this site, like /blog (found "test.example")',
  ],
  [
    'a day that no calendar has',
    'community.ts',
    "start: '2025-08-22'",
    "start: '2026-02-30'",
    'src/data/community.ts › events[2].start: a day like 2027-03-14, or a time with its offset like 2027-03-14T18:30+07:00 (found "2026-02-30")',
  ],
  [
    'an end before its start',
    'community.ts',
    "end: '2025-08-23'",
    "end: '2025-08-21'",
    'src/data/community.ts › events[2].end: a date not before 2025-08-22 (found "2025-08-21")',
  ],
  [
    'an unknown role',
    'community.ts',
    "role: 'mentor'",
    "role: 'king'",
    'src/data/community.ts › events[2].role: one of organiser, speaker, mentor, attendee (found "king")',
  ],
  [
    'a résumé date in no calendar',
    'cv.vi.json',
    '"startDate": "2022-02"',
    '"startDate": "2022-13"',
    'src/data/cv.vi.json › work[0].startDate: a date that exists, like 2026, 2026-03 or 2026-03-02 (found "2022-13")',
  ],
  [
    'a résumé date in words',
    'cv.en.json',
    '"startDate": "2022-02"',
    '"startDate": "February 2022"',
    'src/data/cv.en.json › work[0].startDate: a date that exists, like 2026, 2026-03 or 2026-03-02 (found "February 2022")',
  ],
  [
    'a wrong type in a résumé',
    'cv.en.json',
    '"label": "Builder of test pages"',
    '"label": 7',
    'src/data/cv.en.json › basics.label: text in quotes (found 7)',
  ],
  [
    'a résumé e-mail that is none',
    'cv.vi.json',
    '"email": "tac-gia@test.example"',
    '"email": "tac-gia"',
    'src/data/cv.vi.json › basics.email: an email address, like name@example.com (found "tac-gia")',
  ],
  [
    'a résumé without a name',
    'cv.vi.json',
    '"name": "Tác Giả Thử",',
    '',
    'src/data/cv.vi.json › basics.name: some text: whose CV it is',
  ],
  [
    'an entry missing in a translated résumé',
    'cv.en.json',
    '{"language": "English", "fluency": "reads it"}',
    '{"language": "English"}, {"language": "French"}',
    'src/data/cv.en.json › languages: as many entries as in src/data/cv.vi.json, 2 (found 3)',
  ],
])('K03 %s is named by file, field and expectation', async (_name, file, from, to, message) => {
  edit(file, from, to);
  await expect(readSiteData(siteDir)).rejects.toThrow(message);
});

test('K03 a résumé that is no JSON is named', async () => {
  edit('cv.vi.json', '"basics": {', '"basics": [');
  await expect(readSiteData(siteDir)).rejects.toThrow('src/data/cv.vi.json: a file of valid JSON');
});

test('K03 a picture cut short is named', async () => {
  const picture = path.join(siteDir, 'src/data/pictures/san-thu.png');
  fs.writeFileSync(picture, fs.readFileSync(picture).subarray(0, 1000));
  await expect(readSiteData(siteDir)).rejects.toThrow(
    'src/data/pictures/san-thu.png: an image that can be read',
  );
});

test('K03 all faults are told at once', async () => {
  edit('projects.ts', "file: 'san-thu.png'", "file: 'gone.png'");
  edit('cv.en.json', '"label": "Builder of test pages"', '"label": 7');
  await expect(readSiteData(siteDir)).rejects.toThrow(/gone\.png[\s\S]*basics\.label/);
});

test.each(['img/gone.png', 'img', ''])('K03 no portrait at "%s"', (portrait) => {
  expect(portraitProblems(siteDir, portrait)).toEqual([
    {
      file: 'src/config/site.ts',
      field: 'author.portrait',
      expected: 'the path of a picture in static, such as img/avatar.svg',
      found: portrait,
    },
  ]);
  expect(portraitProblems(siteDir, site.author.portrait)).toEqual([]);
});
