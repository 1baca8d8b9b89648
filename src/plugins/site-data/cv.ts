/**
 * The CV: a JSON Resume 1.x file (https://jsonresume.org/schema). Every field is optional, and
 * authors may add other fields.
 */
import * as z from 'zod';

import {textIn, type Locale} from '../../lib/locales';
import type {Problem} from '../../lib/problems';
import {list, textThat} from '../../lib/schema';
import {homeOf, pagesElsewhere, type SiteConfig} from '../../lib/settings';
import {formatPartialDate, isPartialDate} from './dates';

const text = z.string().optional();
const strings = list(z.string()).default([]);
const url = textThat(
  (value) => URL.canParse(value),
  'a whole URL that begins with https://',
).optional();
const date = textThat(
  isPartialDate,
  'an existing date like 2026, 2026-03 or 2026-03-02',
).optional();

/** One job, school, award, skill…: fields that every section may have. */
const entry = z.object({
  /** The heading of the entry, and its organization: the employer, school or issuer. */
  title: text,
  organisation: text,
  name: text,
  location: text,
  url,
  summary: text,
  startDate: date,
  endDate: date,
  /** For entries with a single date, such as an award or a publication. */
  date,
  releaseDate: date,
  highlights: strings,
  courses: strings,
  keywords: strings,
});

type Raw = z.infer<typeof entry>;

/** An end may be less exact than its start, so only the parts that both have are compared. */
const isInOrder = ({startDate = '', endDate = startDate}: Pick<Raw, 'startDate' | 'endDate'>) =>
  endDate.slice(0, startDate.length) >= startDate.slice(0, endDate.length);

/**
 * A section of the file.
 *
 * @param names fields of this section, all of them strings
 * @param view maps these fields to the fields of an entry on the page
 */
const section = <Name extends string>(
  names: readonly Name[],
  view: (raw: Raw & Partial<Record<Name, string>>) => Partial<Raw>,
) =>
  list(
    entry
      .extend(Object.fromEntries(names.map((name) => [name, text])))
      .refine(isInOrder, {path: ['endDate'], error: 'startDate or a later date'})
      .transform((raw) => ({...raw, ...view(raw as Parameters<typeof view>[0])}) as Raw),
  ).default([]);

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter(Boolean).join(', ') || undefined;

/** The sections, in the order they are shown. */
const sections = {
  work: section(['position'], ({position, name}) => ({
    title: position,
    organisation: position && name,
  })),
  projects: section(['description', 'entity'], ({entity, description}) => ({
    organisation: entity,
    summary: description,
  })),
  education: section(['institution', 'area', 'studyType', 'score'], (raw) => ({
    title: joined(raw.studyType, raw.area) ?? raw.institution,
    organisation: joined(raw.studyType, raw.area) && raw.institution,
    summary: raw.score,
    highlights: raw.courses,
  })),
  volunteer: section(['organization', 'position'], ({position, organization}) => ({
    title: position ?? organization,
    organisation: position && organization,
  })),
  awards: section(['awarder'], ({awarder}) => ({organisation: awarder})),
  certificates: section(['issuer'], ({issuer}) => ({organisation: issuer})),
  publications: section(['publisher'], ({publisher, releaseDate}) => ({
    organisation: publisher,
    date: releaseDate,
  })),
  skills: section(['level'], ({level}) => ({summary: level})),
  languages: section(['language', 'fluency'], ({language, fluency}) => ({
    title: language,
    summary: fluency,
  })),
  interests: section([], () => ({})),
  references: section(['reference'], ({reference}) => ({summary: reference})),
};

export type CvSectionId = keyof typeof sections;

const sectionIds = Object.keys(sections) as CvSectionId[];

const basics = z.object({
  name: text,
  label: text,
  summary: text,
  email: z.email('an email address, like name@example.com').optional(),
  phone: text,
  url,
  location: z.object({city: text, region: text, countryCode: text}).default({}),
  profiles: list(z.object({network: z.string().default(''), username: text, url})).optional(),
});

/** Field names of JSON Resume 0.x, with their current names. */
const RENAMED: Readonly<Record<string, string>> = {company: 'name', website: 'url'};

/** Removes `null` and `""`, which exporters write for "no value", and renames old fields. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((each) => each !== undefined);
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, each]) => [name, withoutEmpty(each)] as const);
  const present = fields.filter(([, each]) => each !== undefined);
  const old = present.flatMap(([name, each]) => {
    const now = Object.hasOwn(RENAMED, name) && RENAMED[name];
    return now ? [[now, each] as const] : [];
  });
  return Object.fromEntries([...old, ...present]);
}

export const cvSchema = z.preprocess(
  withoutEmpty,
  z.object({
    basics: basics.default({location: {}}),
    ...sections,
    /** `isSample` is our own field: the page marks the CV as a sample. */
    meta: z.object({isSample: z.boolean().optional()}).default({}),
  }),
);

export type Resume = z.infer<typeof cvSchema>;

/** An entry as the page shows it. */
export type CvEntry = Omit<Raw, 'title' | 'name' | 'startDate' | 'endDate' | 'date' | 'courses'> & {
  title: string;
  start?: ReturnType<typeof formatPartialDate>;
  end?: ReturnType<typeof formatPartialDate>;
  /** The entry has started and has no end date. */
  isOngoing: boolean;
};

function viewEntry(raw: Raw, locale: Locale): CvEntry {
  const {name = '', title = name, startDate, endDate, date: day, ...rest} = raw;
  const dateOf = (iso?: string) => (iso ? formatPartialDate(iso, locale) : undefined);
  return {
    ...rest,
    title,
    start: dateOf(startDate ?? day),
    end: dateOf(endDate),
    isOngoing: startDate !== undefined && endDate === undefined,
  };
}

type Basics = z.infer<typeof basics>;

export type CvView = Omit<Basics, 'location' | 'profiles'> & {
  name: string;
  location?: string;
  profiles: NonNullable<Basics['profiles']>;
  isSample?: boolean;
  sections: {id: CvSectionId; entries: CvEntry[]}[];
};

/**
 * A CV, ready to show in the language it is written in.
 *
 * @param site fills in the person's details that the file lacks
 */
export function viewCv(resume: Resume, locale: Locale, site: SiteConfig): CvView {
  const {location, ...own} = resume.basics;
  const {author} = site;
  return {
    label: textIn(author.role, locale),
    email: author.email,
    url: homeOf(site),
    profiles: pagesElsewhere(site).map(({label, url}) => ({network: label, url})),
    ...own,
    name: own.name ?? author.name,
    location: joined(location.city, location.region),
    isSample: resume.meta.isSample,
    sections: sectionIds
      .map((id) => ({id, entries: resume[id].map((raw) => viewEntry(raw, locale))}))
      .filter(({entries}) => entries.length > 0),
  };
}

/** Finds sections whose number of entries is not that of the first language. */
export function cvTranslationProblems(cvs: readonly {file: string; resume?: Resume}[]): Problem[] {
  const [original, ...others] = cvs;
  return others.flatMap(({file, resume}) =>
    sectionIds.flatMap((field): Problem[] => {
      if (!original?.resume || !resume) return [];
      const [most, found] = [original.resume[field].length, resume[field].length];
      const problem = `must have ${most} entries, as in ${original.file}`;
      return most === found ? [] : [{file, field, problem, found}];
    }),
  );
}
