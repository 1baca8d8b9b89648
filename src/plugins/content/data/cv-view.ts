import type {Locale} from '../../../lib/locales';
import {formatPartialDate} from './dates';
import type {Resume} from './resume';
import {cvSectionIds, type CvEntry, type CvSectionId, type CvView} from './view-types';

type RawEntry = Partial<Omit<CvEntry, 'start' | 'end' | 'isOngoing'>> & {
  start?: string;
  end?: string;
  /** A single date: a day on which something was given or appeared. */
  on?: string;
};

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(', ') || undefined;

/** Every section of a JSON Resume as the same kind of list. */
const readers: {readonly [Id in CvSectionId]: (resume: Resume) => readonly RawEntry[]} = {
  work: ({work = []}) =>
    work.map(({position, name, startDate, endDate, ...rest}) => ({
      ...rest,
      title: position ?? name,
      organisation: position === undefined ? undefined : name,
      start: startDate,
      end: endDate,
    })),
  projects: ({projects = []}) =>
    projects.map(({name, entity, description, url, highlights, keywords, startDate, endDate}) => ({
      title: name,
      organisation: entity,
      summary: description,
      url,
      highlights,
      keywords,
      start: startDate,
      end: endDate,
    })),
  education: ({education = []}) =>
    education.map(({studyType, area, institution, url, score, courses, startDate, endDate}) => ({
      title: joined(studyType, area) ?? institution,
      organisation: joined(studyType, area) === undefined ? undefined : institution,
      url,
      summary: score,
      highlights: courses,
      start: startDate,
      end: endDate,
    })),
  volunteer: ({volunteer = []}) =>
    volunteer.map(({position, organization, startDate, endDate, ...rest}) => ({
      ...rest,
      title: position ?? organization,
      organisation: position === undefined ? undefined : organization,
      start: startDate,
      end: endDate,
    })),
  awards: ({awards = []}) =>
    awards.map(({title, awarder, date, summary}) => ({
      title,
      organisation: awarder,
      summary,
      on: date,
    })),
  certificates: ({certificates = []}) =>
    certificates.map(({name, issuer, date, url}) => ({
      title: name,
      organisation: issuer,
      url,
      on: date,
    })),
  publications: ({publications = []}) =>
    publications.map(({name, publisher, releaseDate, url, summary}) => ({
      title: name,
      organisation: publisher,
      url,
      summary,
      on: releaseDate,
    })),
  skills: ({skills = []}) =>
    skills.map(({name, level, keywords}) => ({title: name, summary: level, keywords})),
  languages: ({languages = []}) =>
    languages.map(({language, fluency}) => ({title: language, summary: fluency})),
  interests: ({interests = []}) => interests.map(({name, keywords}) => ({title: name, keywords})),
  references: ({references = []}) =>
    references.map(({name, reference}) => ({title: name, summary: reference})),
};

function viewEntry(raw: RawEntry, locale: Locale): CvEntry {
  const {title = '', start, end, on, highlights = [], keywords = []} = raw;
  const {organisation, location, url, summary} = raw;
  const date = (iso: string | undefined) => (iso ? formatPartialDate(iso, locale) : undefined);
  return {
    title,
    organisation,
    location,
    url,
    summary,
    start: date(start ?? on),
    end: date(end),
    isOngoing: start !== undefined && end === undefined,
    highlights,
    keywords,
  };
}

/** A résumé, ready to show in the language it is written in. */
export function viewCv(resume: Resume, locale: Locale): CvView {
  const {
    name = '',
    label,
    summary,
    email,
    phone,
    url,
    location,
    profiles = [],
  } = resume.basics ?? {};
  return {
    isSample: resume.meta?.isSample,
    name,
    label,
    summary,
    email,
    phone,
    url,
    location: joined(location?.city, location?.region),
    countryCode: location?.countryCode,
    profiles: profiles.map(({network = '', ...rest}) => ({network, ...rest})),
    sections: cvSectionIds
      .map((id) => ({id, entries: readers[id](resume).map((raw) => viewEntry(raw, locale))}))
      .filter(({entries}) => entries.length > 0),
  };
}
