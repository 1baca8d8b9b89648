/** Checks `src/config/site.ts`, which TypeScript does not while the site is built. */
import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import type {Problem} from './problems';
import {list, schemaProblems, someText, textThat} from './schema';
import {localized} from './localized';

export const SETTINGS_FILE = 'src/config/site.ts';

const texts = localized(someText());

const webAddress = textThat(
  (value) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value),
  'a web address that begins with https://',
  (value) => (/^[^\s/:]+\.[^\s:]+$/.test(value) ? `, like https://${value}` : ''),
);

/** What the site cannot do without. Anything else in the settings is the author's own. */
const schema = z.object({
  name: someText(),
  tagline: texts,
  author: z.object(
    {
      name: someText(),
      email: textThat(
        (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
        'an email address, like lan@example.com',
      ),
      role: texts,
      portrait: textThat(
        (file) => fs.existsSync(path.join('static', file)) && path.extname(file) !== '',
        'the path of a picture in static, such as img/avatar.svg',
      ).optional(),
    },
    'name, email and role',
  ),
  sourceUrl: z.union([z.literal(''), webAddress], 'a web address, or an empty text for none'),
  sourceBranch: someText(),
  socials: list(z.object({label: someText(), url: webAddress}, 'a profile: {id, label, url}')),
});

/** What is wrong with the settings of the site. */
export const settingsProblems = (settings: unknown): Problem[] =>
  schemaProblems(SETTINGS_FILE, schema, settings);
