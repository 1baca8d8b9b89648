import {Joi} from '@docusaurus/utils-validation';

import {locales} from '../../../lib/locales';
import type {Problem} from '../../../lib/problems';
import {expecting, refused, schemaProblems} from '../../../lib/schema';

export const SETTINGS_FILE = 'src/config/site.ts';

const text = expecting('some text', Joi.string().trim());
const localized = expecting(
  `a text in each language, ${locales.join(', ')}`,
  Joi.object(
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        expecting(`some text in the language "${locale}"`, Joi.string().trim()),
      ]),
    ),
  ).unknown(),
);

const WEB_ADDRESS = 'a web address that begins with https://';

const webAddress = (pattern: RegExp) =>
  expecting(
    WEB_ADDRESS,
    Joi.string().custom((value: string, helpers) => {
      if (pattern.test(value)) return value;
      const isBare = /^[^\s/:]+\.[^\s:]+$/.test(value);
      return refused(helpers, `${WEB_ADDRESS}${isBare ? `, like https://${value}` : ''}`);
    }),
  );

/** What the site cannot do without. Anything else in the settings is the author's own. */
const schema = expecting(
  'some text',
  Joi.object({
    name: text,
    tagline: localized,
    author: expecting(
      'name, email, role and portrait',
      Joi.object({
        name: text,
        email: expecting(
          'an email address, like lan@example.com',
          Joi.string().pattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
        ),
        role: localized,
        portrait: text,
      }).unknown(),
    ),
    sourceUrl: webAddress(/^https?:\/\/[^\s/]+\.[^\s]+$/).allow(''),
    sourceBranch: text,
    // A profile and its label take the message of the list
    socials: expecting(
      'a list of profiles, each with label and url; [] for none',
      Joi.array().items(
        Joi.object({
          label: Joi.string().trim(),
          url: webAddress(/^https:\/\/[^\s/]+\.[^\s]+$/),
        }).unknown(),
      ),
    ),
  }).unknown(),
);

/** What is wrong with the settings of the site. */
export const settingsProblems = (settings: unknown): Problem[] =>
  schemaProblems(SETTINGS_FILE, schema, settings);
