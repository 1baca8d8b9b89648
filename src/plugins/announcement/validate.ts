import * as z from 'zod';

import {isCalendarDay} from '../../lib/calendar';
import type {Problem} from '../../lib/problems';
import {list, schemaProblems, textThat} from '../../lib/schema';
import {localized} from '../../lib/localized';
import type {Announcement} from '../../lib/settings';

const ANNOUNCEMENT_FILE = 'src/config/announcement.ts';

const plainText = textThat(
  (text) => !/<[a-z/!]/i.test(text),
  'plain text; a link is written {text, href}, and HTML is not read',
);

const href = textThat(
  (value) => /^(\/(?!\/)|#|https:\/\/|mailto:)/.test(value),
  'a path of this site (/search), https://… or mailto:…',
);

const parts = list(
  z.union([plainText, z.object({text: plainText, href})], 'a text, or a link {text, href}'),
  {min: 1},
);

const day = textThat(isCalendarDay, 'a day of the calendar like 2026-03-02').optional();

const color = textThat(
  (value) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(value),
  'a color like #a8301c',
).optional();

const schema = z
  .object({
    id: textThat((id) => /^[\w.-]+$/.test(id), 'letters, digits, dots and hyphens'),
    content: localized(parts),
    backgroundColor: color,
    textColor: color,
    firstDay: day,
    lastDay: day,
  })
  .refine(({backgroundColor, textColor}) => !backgroundColor === !textColor, {
    path: ['textColor'],
    error: 'set both colors or neither',
  })
  .refine(({firstDay, lastDay}) => !firstDay || !lastDay || lastDay >= firstDay, {
    path: ['lastDay'],
    error: 'a day not before firstDay',
  });

/** Returns all problems of an announcement. The list is empty if it is valid. */
export const announcementProblems = (announcement: Announcement): Problem[] =>
  schemaProblems(ANNOUNCEMENT_FILE, schema, announcement);
