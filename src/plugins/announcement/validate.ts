import {Joi} from '@docusaurus/utils-validation';

import {isCalendarDay} from '../../lib/calendar';
import {locales} from '../../lib/locales';
import type {Problem} from '../../lib/problems';
import {expecting, refused, schemaProblems, textThat} from '../../lib/schema';
import type {Announcement} from '../../lib/settings';
import {contrastRatio, isHexColor} from './contrast';

export const ANNOUNCEMENT_FILE = 'src/config/announcement.ts';
const MIN_CONTRAST = 4.5;

const plainText = textThat(
  (text) => !/<[a-z/!]/i.test(text),
  'plain text; a link is written {text, href}, and HTML is not read',
).messages({'any.required': 'a text', 'string.base': 'a text', 'string.empty': 'a text'});

/** Returns a hint for an address that lacks `https://`, or an empty text. */
function webAddressHint(href: string): string {
  const bare = href.replace(/^(https?:)?\/\//, '');
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? `; did you mean https://${bare}?` : '';
}

const HREF = 'a path of this site (/search), https://… or mailto:…';
const href = expecting(
  HREF,
  Joi.string().custom((value: string, helpers) =>
    /^(\/(?!\/)|#|https:\/\/|mailto:)/.test(value)
      ? value
      : refused(helpers, `${HREF}${webAddressHint(value)}`),
  ),
);

const parts = expecting(
  'a list of texts and links',
  Joi.array()
    .items(
      Joi.when(Joi.object(), {
        then: Joi.object({text: plainText, href}).unknown(),
        otherwise: plainText,
      }),
    )
    .min(1),
);

const day = textThat(isCalendarDay, 'a day of the calendar like 2026-03-02').optional();
const lastDay = day.custom((last: string, helpers) => {
  const [{firstDay}] = helpers.state.ancestors as [{firstDay?: string}];
  const isComparable = firstDay && isCalendarDay(firstDay) && isCalendarDay(last);
  return isComparable && last < firstDay
    ? refused(helpers, `a day not before firstDay (${firstDay})`)
    : last;
});

const schema = Joi.object({
  id: expecting('letters, digits, dots and hyphens', Joi.string().pattern(/^[\w.-]+$/)),
  content: expecting(
    `a list of texts and links in each language (${locales.join(', ')})`,
    Joi.object(Object.fromEntries(locales.map((locale) => [locale, parts]))).unknown(),
  ),
  firstDay: day,
  lastDay,
}).unknown();

/** By hand: each of the two colors asks for the other, which a schema cannot say of both. */
function colorProblems({backgroundColor, textColor}: Announcement): Problem[] {
  if (backgroundColor === undefined && textColor === undefined) return [];
  const problems = Object.entries({backgroundColor, textColor})
    .filter(([, color]) => color === undefined || !isHexColor(color))
    .map(([field, found]) => ({
      file: ANNOUNCEMENT_FILE,
      field,
      expected: 'a color like #a8301c; set both colors or neither',
      found,
    }));
  if (problems.length > 0 || backgroundColor === undefined || textColor === undefined) {
    return problems;
  }
  const ratio = contrastRatio(backgroundColor, textColor);
  if (ratio >= MIN_CONTRAST) return [];
  return [
    {
      file: ANNOUNCEMENT_FILE,
      field: 'textColor',
      expected: `a contrast of at least ${MIN_CONTRAST}:1 against ${backgroundColor}; it is ${ratio.toFixed(2)}:1`,
      found: textColor,
    },
  ];
}

/** Returns all problems of an announcement. The list is empty if it is valid. */
export const announcementProblems = (announcement: Announcement): Problem[] => [
  ...schemaProblems(ANNOUNCEMENT_FILE, schema, announcement),
  ...colorProblems(announcement),
];
