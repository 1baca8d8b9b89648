import {Joi} from '@docusaurus/utils-validation';
import type {Schema} from 'joi';

import type {Problem} from '../../../lib/problems';
import {expecting, list, refused, schemaProblems, textThat} from '../../../lib/schema';
import {isPartialDate} from './dates';
import {cvSectionIds} from './view-types';

/*
 * A résumé as JSON Resume 1.x describes it (https://jsonresume.org/schema): every
 * field is optional, and fields that it does not name are the author's own.
 */

/** Text of a certain form. */
const textLike = (expected: string, schema: Schema) =>
  expecting(expected, schema).messages({'string.base': 'text in quotes'});

const text = textLike('text in quotes', Joi.string().allow(''));
const texts = list(text);
const email = textLike(
  'an email address, like name@example.com',
  Joi.string().email({tlds: false}),
);
const url = textLike('a web address that begins with https://', Joi.string().uri());

const DATE = 'a date that exists, like 2026, 2026-03 or 2026-03-02';
const isDate = (value: unknown) =>
  typeof value === 'string' && /^[12]/.test(value) && isPartialDate(value);
const date = textLike(DATE, textThat(isDate, DATE));

/** Ends may be less exact than starts: what both say is compared. */
const endDate = date.custom((end: string, helpers) => {
  const [{startDate: start}] = helpers.state.ancestors as [{startDate: string}];
  if (!isDate(start) || !isDate(end)) return end;
  const shared = Math.min(start.length, end.length);
  return end.slice(0, shared) >= start.slice(0, shared)
    ? end
    : refused(helpers, `a date not before ${start}`);
});

const span = {startDate: date, endDate};

/** An object with some fields of text and others. */
const object = (textFields: string, others: Readonly<Record<string, Schema>> = {}) =>
  expecting(
    'fields in curly brackets',
    Joi.object({
      ...Object.fromEntries((textFields.match(/\S+/g) ?? []).map((name) => [name, text])),
      ...others,
    }).unknown(),
  );

const resumeSchema = object('', {
  $schema: url,
  basics: object('name label image phone summary', {
    email,
    url,
    location: object('address postalCode city countryCode region'),
    profiles: list(object('network username', {url})),
  }),
  work: list(
    object('name location description position summary', {url, ...span, highlights: texts}),
  ),
  volunteer: list(object('organization position summary', {url, ...span, highlights: texts})),
  education: list(object('institution area studyType score', {url, ...span, courses: texts})),
  awards: list(object('title awarder summary', {date})),
  certificates: list(object('name issuer', {date, url})),
  publications: list(object('name publisher summary', {releaseDate: date, url})),
  skills: list(object('name level', {keywords: texts})),
  languages: list(object('language fluency')),
  interests: list(object('name', {keywords: texts})),
  references: list(object('name reference')),
  projects: list(
    object('name description entity type', {
      url,
      ...span,
      highlights: texts,
      keywords: texts,
      roles: texts,
    }),
  ),
  meta: object('version lastModified', {
    canonical: url,
    isSample: expecting('true or false', Joi.boolean()),
  }),
});

/** Everything wrong with a résumé. */
export function cvProblems(file: string, resume: unknown): readonly Problem[] {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume)) {
    return [{file, expected: 'a JSON Resume, in curly brackets (https://jsonresume.org/schema)'}];
  }
  const problems = schemaProblems(file, resumeSchema, resume, {presence: 'optional'});
  const {name} = ((resume as {basics?: unknown}).basics ?? {}) as {name?: unknown};
  const isNamed = typeof name === 'string' && name.trim() !== '';
  return isNamed || problems.some(({field}) => field === 'basics.name')
    ? problems
    : [...problems, {file, field: 'basics.name', expected: 'some text: whose CV it is'}];
}

/** A section that has more entries in one language than in the other: one was not translated. */
export function cvTranslationProblems(
  original: {readonly file: string; readonly resume: unknown},
  translation: {readonly file: string; readonly resume: unknown},
): readonly Problem[] {
  const count = (resume: unknown, section: string) => {
    const entries = (resume as Record<string, unknown> | null)?.[section];
    return Array.isArray(entries) ? entries.length : 0;
  };
  return cvSectionIds.flatMap((section): Problem[] => {
    const expected = count(original.resume, section);
    const found = count(translation.resume, section);
    if (expected === found) return [];
    return [
      {
        file: translation.file,
        field: section,
        expected: `as many entries as in ${original.file}, ${expected}`,
        found,
      },
    ];
  });
}
