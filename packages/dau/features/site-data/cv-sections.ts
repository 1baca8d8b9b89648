/**
 * The CV: a JSON Resume file (https://jsonresume.org/schema). All fields are optional, and authors
 * may add other fields.
 */
import * as z from 'zod';

import {textIn, type Locale} from '../../settings/locales';
import {list, textThat} from '../../settings/schema-helpers';
import {homeOf, pagesElsewhere, type SiteConfig} from '../../settings';
import {joinNumbers} from '../../utils/date-and-number-format';
import {formatPartialDate, isPartialDate} from './dates';

const text = z.string().optional();
const strings = list(z.string()).default([]);
const url = textThat(
  (value) => URL.canParse(value),
  'a full URL that begins with https://',
).optional();
const date = textThat(isPartialDate, 'a real date, like 2026, 2026-03 or 2026-03-02').optional();

/** An entry in any section. `viewEntry` also reads other fields. */
const entry = z.looseObject({
  url,
  website: url,
  startDate: date,
  endDate: date,
  date,
  releaseDate: date,
  highlights: strings,
  courses: strings,
  keywords: strings,
});

const entries = list(entry).default([]);

/** The sections, in page order. */
const sections = {
  work: entries,
  projects: entries,
  education: entries,
  volunteer: entries,
  awards: entries,
  certificates: entries,
  publications: entries,
  skills: entries,
  languages: entries,
  interests: entries,
  references: entries,
};
export type CvSectionId = keyof typeof sections;

export const cvSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      summary: text,
      email: z.email('an email address, like name@example.com').optional(),
      phone: text,
      url,
      website: url,
      location: z.object({city: text, region: text}).default({}),
      profiles: list(z.object({network: z.string().default(''), username: text, url})).optional(),
    })
    .default({location: {}}),
  ...sections,
  /** If `isSample` is true, the page marks the CV as a sample. JSON Resume does not define this field. */
  meta: z.object({isSample: z.boolean().optional()}).default({}),
});

export type Resume = z.infer<typeof cvSchema>;

/**
 * Parses a CV, and removes values that some programs export: `null`, `""`, the date `Present`, and the
 * time after a date.
 */
export const parseResume = (file: string): unknown =>
  JSON.parse(file, (name, value: unknown) => {
    if (Array.isArray(value)) return value.filter((each) => each !== undefined);
    if (value === null || value === '') return undefined;
    if (!/date$/i.test(name) || typeof value !== 'string') return value;
    return /^present$/i.test(value) ? undefined : value.replace(/T[\d:.]+Z?$/, '');
  });

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter(Boolean).join(', ') || undefined;

const ORGANISATIONS = [
  'name',
  'company',
  'entity',
  'institution',
  'organization',
  'awarder',
  'issuer',
  'publisher',
];

function viewEntry(raw: z.infer<typeof entry>, locale: Locale) {
  const valuesOf = (...fields: string[]) =>
    fields
      .map((field) => raw[field])
      .filter((value) => /string|number/.test(typeof value))
      .map((value) => joinNumbers(String(value)));
  const {startDate = raw.date ?? raw.releaseDate, endDate} = raw;
  const [role] = [
    ...valuesOf('position'),
    joined(...valuesOf('studyType', 'area')) ?? [],
    ...valuesOf('title', 'language'),
  ].flat();
  const organisations = valuesOf(...ORGANISATIONS);
  const title = role ?? organisations.shift() ?? '';
  return {
    title,
    organisation: organisations[0],
    location: valuesOf('location')[0],
    url: raw.url ?? raw.website,
    summary: valuesOf('summary', 'description', 'score', 'level', 'fluency', 'reference')[0],
    highlights: (raw.highlights.length > 0 ? raw.highlights : raw.courses).map(joinNumbers),
    keywords: raw.keywords,
    dates: [startDate, endDate].flatMap((iso) => (iso ? formatPartialDate(iso, locale) : [])),
    isOngoing: raw.startDate !== undefined && endDate === undefined,
  };
}

export type CvEntry = ReturnType<typeof viewEntry>;

/**
 * Returns the data for the CV page.
 *
 * @param site the source of details that are missing from the CV, such as the author's name
 */
export function viewCv(resume: Resume, locale: Locale, site: SiteConfig) {
  const {location, website, ...own} = resume.basics;
  const {author} = site;
  const profiles = pagesElsewhere(site).map(({label, url}) => ({network: label, url}));
  return {
    label: textIn(author.role, locale),
    email: author.email,
    url: website ?? homeOf(site),
    ...own,
    profiles: own.profiles ?? profiles.map((each) => ({...each, username: undefined})),
    name: own.name ?? author.name,
    location: joined(location.city, location.region),
    isSample: resume.meta.isSample,
    sections: (Object.keys(sections) as CvSectionId[])
      .map((id) => ({id, entries: resume[id].map((raw) => viewEntry(raw, locale))}))
      .filter(({entries}) => entries.length > 0),
  };
}

export type CvView = ReturnType<typeof viewCv>;
