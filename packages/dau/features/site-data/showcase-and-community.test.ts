import fs from 'node:fs';

import {dataSchemas, toModule} from './data-schemas';
import type {SiteConfig} from '../../settings';
import {cvSchema, parseResume, viewCv} from './cv-sections';
import {formatSpan} from './dates';
import {viewCommunity, viewFeatured, viewShowcase} from './showcase-and-community';

const both = (text: string) => ({vi: text, en: `${text} (en)`});

const event = {
  id: 'event',
  title: both('Sự kiện'),
  description: both('Mô tả'),
  place: {name: both('Hà Nội')},
  role: 'speaker',
} as const;

test("an event's time does not depend on the build's time zone", () => {
  const [start, end] = ['2027-05-15T09:00+07:00', '2027-05-15T17:00+07:00'];
  expect(formatSpan(start, end, 'en')).toBe('Saturday, 9:00\u00A0AM\u2060–\u20605:00\u00A0PM');
  expect(formatSpan(start, end, 'en', true)).toMatch(/M \(GMT\+7\)$/);
  expect(formatSpan(start, start, 'vi', true)).toBe('Thứ Bảy, 09:00 (giờ\u00A0Việt\u00A0Nam)');
  expect(formatSpan('2026-08-22', '2026-08-22', 'en')).toBe('Saturday');
  expect(formatSpan('2026-08-22', '2026-08-23', 'en')).toBe('Aug 22–23, 2026');
  expect(formatSpan('2026-08-22', '2026-08-23', 'vi')).toBe('22–23/8/2026');
  expect(formatSpan('2026-08-31', '2026-09-01', 'vi')).toBe('31/8/2026–1/9/2026');
});

test('events are sorted by date, and become past events once they have ended', () => {
  const community = dataSchemas('.', 'vi').community.parse({
    activities: [],
    events: [
      {...event, id: 'late', start: '2027-05-15T09:00+07:00', end: '2027-05-15T17:00+07:00'},
      {...event, id: 'day', start: '2027-05-14'},
    ],
  });
  const past = (now: string) =>
    viewCommunity(community, 'vi', Date.parse(now)).events.map(
      ({id, wasPast}) => `${id} ${wasPast}`,
    );
  expect(past('2027-05-14T20:00+07:00')).toEqual(['day false', 'late false']);
  expect(past('2027-05-15T16:59+07:00')).toEqual(['day false', 'late false']);
  expect(past('2027-05-15T19:01+07:00')).toEqual(['day true', 'late true']);
});

test('a module imports the images, and strings stay strings', () => {
  jest.spyOn(fs, 'existsSync').mockReturnValueOnce(true);
  const picture = {file: 'a.png', alt: both("require('x')")};
  const data = dataSchemas('.', 'vi').community.parse({
    activities: [],
    events: [{...event, id: 'a', start: '2027-05-14', place: 'online', picture}],
  });
  expect(toModule(data)).toContain(
    `"picture":{"img":require('@site/src/data/pictures/a.png'),"alt":"require('x')"}`,
  );
});

test('favorites come first, three of them are featured, and unused tags are removed', () => {
  const tag = {label: both('Web'), description: both('Web'), color: 'jade'} as const;
  const projects = [...'abcdef'].map((id) => ({
    id,
    name: id,
    description: both(id),
    tags: ['web'],
    isFavourite: 'bdef'.includes(id),
  }));
  const view = viewShowcase(
    dataSchemas('.', 'en').showcase.parse({tags: {web: tag, none: tag}, projects}),
  );
  expect(view.projects.map(({id}) => id).join('')).toBe('bdefac');
  expect(viewFeatured(view).map(({id}) => id)).toEqual(['b', 'd', 'e']);
  expect(view.projects[0]?.description).toBe('b (en)');
  expect(view.tags.map(({id}) => id)).toEqual(['web']);
});

const site = {
  url: 'https://test.example',
  baseUrl: '/',
  author: {name: 'A', role: {vi: 'Lập trình viên', en: 'Developer'}, email: 'a@test.example'},
  socials: [{id: 'repo', label: 'Repo', url: 'https://code.example/a'}],
} as unknown as SiteConfig;

test('a number in a CV is on the same line as its unit', () => {
  const work = [{position: 'A', summary: '5 năm', highlights: ['từ 9 giây xuống 40 ms']}];
  const {sections} = viewCv(cvSchema.parse(parseResume(JSON.stringify({work}))), 'vi', site);
  expect(sections[0]?.entries[0]).toMatchObject({
    summary: '5\u00a0năm',
    highlights: ['từ 9\u00a0giây xuống 40\u00a0ms'],
  });
});

test('a CV may contain empty strings, null and old field names', () => {
  const profiles = [{network: 'X', url: ''}];
  const start = '2019-01-31T00:00:00.000Z';
  const exported = {
    basics: {name: 'A', url: '', website: 'https://example.com', profiles},
    work: [{company: 'B', position: 'C', startDate: start, endDate: 'Present', url: ''}],
    education: [{institution: 'D', startDate: '2014', endDate: null}],
    skills: [{name: 'Web', level: '', keywords: null}],
  };
  const resume = cvSchema.parse(parseResume(JSON.stringify(exported)));
  const view = viewCv(resume, 'vi', site);
  expect(view).toMatchObject({url: 'https://example.com', profiles: [{network: 'X'}]});
  const [work, education, skills] = view.sections.map(({entries}) => entries[0]);
  expect(work).toMatchObject({
    title: 'C',
    organisation: 'B',
    dates: ['31/1/2019'],
    isOngoing: true,
  });
  expect(education).toMatchObject({dates: ['2014'], isOngoing: true});
  expect(skills).toMatchObject({title: 'Web', summary: undefined, keywords: []});
});
