import {Joi} from '@docusaurus/utils-validation';

import {locales} from '../../../lib/locales';
import type {Problem} from '../../../lib/problems';
import {expecting, fields, refused, textThat} from '../../../lib/schema';
import {isEventDate} from './dates';

/**
 * Schemas of single fields. Data files are TypeScript or JSON, but nothing in
 * them is taken on trust: `docusaurus build` does not look at types.
 */

const someText = Joi.string().pattern(/\S/);

export const text = expecting('some text', someText);

export const slug = expecting(
  'small letters a–z, digits and hyphens, like my-project',
  Joi.string().pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/),
);

const isWebAddress = (value: string) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value);

export const webAddress = textThat(isWebAddress, 'a web address that begins with https://');

/** A web address, or the path of a page of this site. */
export const pageAddress = textThat(
  (value) => isWebAddress(value) || /^\/(?!\/)\S*$/.test(value),
  'a web address that begins with https://, or a page of this site, like /blog',
);

export const flag = expecting('true or false', Joi.boolean());

export const year = expecting('a year, like 2026', Joi.number().integer().min(1901).max(2199));

/** One of some words. */
export const oneOf = (words: readonly string[]) =>
  textThat((word) => words.includes(word), `one of ${words.join(', ')}`);

/** A text in every language of the site. */
export const localized = expecting(
  `a text in each language (${locales.join(', ')})`,
  fields(
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        expecting(`some text in the language "${locale}"`, someText),
      ]),
    ),
  ),
);

export const eventDate = textThat(
  isEventDate,
  'a day like 2027-03-14, or a time with its offset like 2027-03-14T18:30+07:00',
);

/** The end of an event. Days are compared as days, times as times. */
export const eventEnd = eventDate.custom((end: string, helpers) => {
  const [{start}] = helpers.state.ancestors as [{start?: unknown}];
  if (typeof start !== 'string' || !isEventDate(start) || !isEventDate(end)) return end;
  return Date.parse(end) >= Date.parse(start)
    ? end
    : refused(helpers, `a date not before ${start}`);
});

/** The same id twice makes a link that leads to only one of them. */
export function duplicateIds(file: string, field: string, entries: unknown): Problem[] {
  if (!Array.isArray(entries)) return [];
  const ids = entries.map((entry) => (entry as {id?: unknown} | null)?.id);
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [
          {
            file,
            field: `${field}[${index}].id`,
            expected: 'an id that no other entry has',
            found: id,
          },
        ]
      : [],
  );
}
