/** Checks `src/config/announcement.ts`. */
import * as z from 'zod';

import type {Problem} from './problems';
import {isCalendarDay, list, localized, matching, schemaProblems, textThat} from './schema';

const ANNOUNCEMENT_FILE = 'src/config/announcement.ts';

const plainText = textThat(
  (text) => !/<[a-z/!]/i.test(text),
  'plain text without HTML; write a link as {text, href}',
);

const href = matching(
  /^(\/(?!\/)|#|https:\/\/|mailto:)/,
  'a path of this site (/search), https://… or mailto:…',
);

/** The text: strings and links, without HTML. */
const parts = list(
  z.union([plainText, z.object({text: plainText, href})], 'a string, or a link {text, href}'),
  {min: 1},
);

const day = textThat(isCalendarDay, 'an existing day like 2026-03-02').optional();

const color = matching(/^#([\da-f]{3}|[\da-f]{6})$/i, 'a color like #a8301c').optional();

const schema = z
  .object({
    /** Change the id to show a new announcement to readers who closed the last one. */
    id: matching(/^[\w.-]+$/, 'letters, digits, dots and hyphens'),
    /** The text in each language: a list of strings and links. */
    content: localized(parts),
    /** Set both colors, like `#a8301c`, or neither. `npm run check` measures their contrast. */
    backgroundColor: color,
    textColor: color,
    /** Whether readers can close it. Default: `true`. */
    isCloseable: z.boolean().optional(),
    /**
     * The first and last day on which it is shown, like `2026-03-02`, in the reader's time zone.
     */
    firstDay: day,
    lastDay: day,
  })
  .refine(({backgroundColor, textColor}) => !backgroundColor === !textColor, {
    path: ['textColor'],
    error: 'set together with backgroundColor, or not at all',
  })
  .refine(({firstDay, lastDay}) => !firstDay || !lastDay || lastDay >= firstDay, {
    path: ['lastDay'],
    error: 'firstDay or a later day',
  });

/** An announcement, which is shown in a bar above the navigation. */
export type Announcement = z.infer<typeof schema>;

/** Returns all problems of an announcement. */
export const announcementProblems = (announcement: Announcement): Problem[] =>
  schemaProblems(ANNOUNCEMENT_FILE, schema, announcement);
