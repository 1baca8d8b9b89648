import schema from '@jsonresume/schema/schema.json';
import Ajv, {type ErrorObject} from 'ajv';
import addFormats from 'ajv-formats';

import type {Problem} from '../../../lib/problems';
import {isPartialDate} from './dates';
import {cvSectionIds} from './types';

const ajv = new Ajv({allErrors: true, strict: false, verbose: true});
addFormats(ajv);
const matchesSchema = ajv.compile(schema);

const DATE = 'a date that exists, like 2026, 2026-03 or 2026-03-02';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  array: 'a list in square brackets',
  object: 'fields in curly brackets',
  number: 'a number',
  boolean: 'true or false',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address, like name@example.com',
  uri: 'a web address that begins with https://',
};

/** `/work/0/startDate` as people write it: `work[0].startDate`. */
function fieldOf(pointer: string): string {
  return pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
}

function expectation({keyword, params, message}: ErrorObject): string {
  const {type, format} = params as {type?: string; format?: string};
  if (keyword === 'pattern') return DATE;
  if (keyword === 'type') return TYPES[type ?? ''] ?? `a value of type ${type ?? 'unknown'}`;
  if (keyword === 'format') return FORMATS[format ?? ''] ?? `a value in the format ${format ?? ''}`;
  return message ?? 'a value that the JSON Resume schema allows';
}

/** Dates that match the schema's pattern and are in no calendar, and spans that run backwards. */
function dateProblems(file: string, resume: Record<string, unknown>): Problem[] {
  return cvSectionIds.flatMap((section) => {
    const entries = resume[section];
    if (!Array.isArray(entries)) return [];
    return (entries as (Record<string, unknown> | null)[]).flatMap((entry, index): Problem[] => {
      const at = (name: string) => `${section}[${index}].${name}`;
      const wrong = ['startDate', 'endDate', 'date', 'releaseDate'].flatMap((name): Problem[] => {
        const value = entry?.[name];
        if (typeof value !== 'string' || isPartialDate(value)) return [];
        return [{file, field: at(name), expected: DATE, found: value}];
      });
      if (wrong.length > 0) return wrong;
      const {startDate, endDate} = entry ?? {};
      if (typeof startDate !== 'string' || typeof endDate !== 'string') return [];
      const shared = Math.min(startDate.length, endDate.length);
      if (endDate.slice(0, shared) >= startDate.slice(0, shared)) return [];
      return [
        {file, field: at('endDate'), expected: `a date not before ${startDate}`, found: endDate},
      ];
    });
  });
}

/** Everything wrong with a résumé: the JSON Resume schema first, then what a schema cannot say. */
export function cvProblems(file: string, resume: unknown): readonly Problem[] {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume)) {
    return [{file, expected: 'a JSON Resume, in curly brackets (https://jsonresume.org/schema)'}];
  }
  const fields = resume as Record<string, unknown>;
  const bySchema = matchesSchema(resume)
    ? []
    : (matchesSchema.errors ?? []).map((error) => ({
        file,
        field: fieldOf(error.instancePath),
        expected: expectation(error),
        found: error.data as unknown,
      }));
  const reported = new Set(bySchema.map(({field}) => field));
  const name = (fields.basics as {name?: unknown} | undefined)?.name;
  const hasName = typeof name === 'string' && name.trim() !== '';
  return [
    ...bySchema,
    ...dateProblems(file, fields).filter(({field = ''}) => !reported.has(field)),
    ...(hasName || reported.has('basics.name')
      ? []
      : [{file, field: 'basics.name', expected: 'some text: whose CV it is'}]),
  ];
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
