import * as z from 'zod';

import {isCalendarDay} from '../../lib/calendar';
import {locales} from '../../lib/locales';
import type {Problem} from '../../lib/problems';
import {list, schemaProblems, textThat} from '../../lib/schema';
import type {Announcement} from '../../lib/settings';
import {contrastRatio, isHexColor} from './contrast';

export const ANNOUNCEMENT_FILE = 'src/config/announcement.ts';
const MIN_CONTRAST = 4.5;

const plainText = textThat(
  (text) => !/<[a-z/!]/i.test(text),
  'plain text; a link is written {text, href}, and HTML is not read',
);

/** Returns a hint for an address that lacks `https://`, or an empty text. */
function webAddressHint(href: string): string {
  const bare = href.replace(/^(https?:)?\/\//, '');
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? `; did you mean https://${bare}?` : '';
}

const href = textThat(
  (value) => /^(\/(?!\/)|#|https:\/\/|mailto:)/.test(value),
  'a path of this site (/search), https://… or mailto:…',
  webAddressHint,
);

const parts = list(
  z.union([plainText, z.object({text: plainText, href})], 'a text, or a link {text, href}'),
  {min: 1},
);

const day = textThat(isCalendarDay, 'a day of the calendar like 2026-03-02').optional();

const schema = z
  .object({
    id: textThat((id) => /^[\w.-]+$/.test(id), 'letters, digits, dots and hyphens'),
    content: z.object(
      Object.fromEntries(locales.map((locale) => [locale, parts])),
      `a list of texts and links in each language (${locales.join(', ')})`,
    ),
    firstDay: day,
    lastDay: day,
  })
  .refine(({firstDay, lastDay}) => !firstDay || !lastDay || lastDay >= firstDay, {
    path: ['lastDay'],
    error: 'a day not before firstDay',
  });

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
