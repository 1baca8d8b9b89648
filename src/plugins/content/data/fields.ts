import {locales} from '../../../lib/locales';
import {unknownFields} from '../check/fields';
import type {Problem} from '../../../lib/problems';

/**
 * Checks of single fields. Data files are TypeScript or JSON, but nothing in
 * them is taken on trust: `docusaurus build` does not look at types.
 */
export type Check = (file: string, field: string, value: unknown) => readonly Problem[];

const problem = (file: string, field: string, expected: string, found: unknown): Problem[] => [
  {file, field, expected, ...(found === undefined ? {} : {found})},
];

/** Passes where `test` does, else says what was expected. */
const expecting =
  (expected: string, test: (value: unknown) => boolean): Check =>
  (file, field, value) =>
    test(value) ? [] : problem(file, field, expected, value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

export const text = expecting('some text', isText);

export const slug = expecting(
  'small letters a–z, digits and hyphens, like my-project',
  (value) => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
);

export const webAddress = expecting(
  'a web address that begins with https://',
  (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
);

export const flag = expecting('true or false', (value) => typeof value === 'boolean');

export const year = expecting(
  'a year, like 2026',
  (value) => Number.isInteger(value) && Number(value) > 1900 && Number(value) < 2200,
);

/** One of some words. */
export const oneOf = (words: readonly string[]): Check =>
  expecting(`one of ${words.join(', ')}`, (value) => words.includes(value as string));

/** A text in every language of the site. */
export const localized: Check = (file, field, value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return problem(file, field, `a text in each language (${locales.join(', ')})`, value);
  }
  const texts = value as Record<string, unknown>;
  return [
    ...locales
      .filter((locale) => !isText(texts[locale]))
      .flatMap((locale) =>
        problem(file, `${field}.${locale}`, `some text in the language "${locale}"`, texts[locale]),
      ),
    ...object({}, Object.fromEntries(locales.map((locale) => [locale, () => []])))(
      file,
      field,
      value,
    ),
  ];
};

/** A list, each of its entries passing `check`. */
export const list =
  (check: Check, {min = 0} = {}): Check =>
  (file, field, value) => {
    if (!Array.isArray(value)) return problem(file, field, 'a list in square brackets', value);
    if (value.length < min) return problem(file, field, `at least ${min} in the list`, value);
    return value.flatMap((entry: unknown, index) => check(file, `${field}[${index}]`, entry));
  };

/** Fields with their checks: some that must be there, some that may. Others are unknown. */
export const object =
  (required: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>>): Check =>
  (file, field, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return problem(file, field, 'fields in curly brackets', value);
    }
    const fields = value as Record<string, unknown>;
    const at = (name: string) => (field === '' ? name : `${field}.${name}`);
    return [
      ...Object.entries(required).flatMap(([name, check]) => check(file, at(name), fields[name])),
      ...Object.entries(optional).flatMap(([name, check]) =>
        fields[name] === undefined ? [] : check(file, at(name), fields[name]),
      ),
      ...unknownFields(file, fields, [...Object.keys(required), ...Object.keys(optional)]).map(
        (fault) => ({...fault, field: at(fault.field ?? '')}),
      ),
    ];
  };

/** The same id twice makes a link that leads to only one of them. */
export function duplicateIds(file: string, field: string, entries: unknown): Problem[] {
  if (!Array.isArray(entries)) return [];
  const ids = entries.map((entry) => (entry as {id?: unknown} | null)?.id);
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? problem(file, `${field}[${index}].id`, 'an id that no other entry has', id)
      : [],
  );
}
