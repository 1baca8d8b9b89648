import {Joi} from '@docusaurus/utils-validation';

import {locales} from '../../../lib/locales';
import type {Problem} from '../../../lib/problems';

export const SETTINGS_FILE = 'src/config/site.ts';

const text = Joi.string().trim().min(1).required();
const localized = Joi.object(Object.fromEntries(locales.map((locale) => [locale, text])))
  .unknown()
  .required();
const webAddress = Joi.string().pattern(/^https?:\/\/[^\s/]+\.[^\s]+$/);

/** What the site cannot do without. Anything else in the settings is the author's own. */
const schema = Joi.object({
  name: text,
  tagline: localized,
  author: Joi.object({
    name: text,
    email: Joi.string()
      .pattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
      .required(),
    role: localized,
    portrait: text,
  })
    .unknown()
    .required(),
  sourceUrl: webAddress.allow('').required(),
  sourceBranch: text,
  socials: Joi.array()
    .items(
      Joi.object({
        label: text,
        url: Joi.string()
          .pattern(/^https:\/\/[^\s/]+\.[^\s]+$/)
          .required(),
      }).unknown(),
    )
    .required(),
})
  .unknown()
  .required();

function expectedAt(path: readonly (string | number)[], value: unknown): string {
  const [field] = path;
  const last = String(path.at(-1));
  if (last === 'url' || last === 'sourceUrl') {
    const isBare = typeof value === 'string' && /^[^\s/:]+\.[^\s:]+$/.test(value);
    return `a web address that begins with https://${isBare ? `, like https://${value}` : ''}`;
  }
  if (last === 'email') return 'an e-mail address, like lan@example.com';
  if (locales.some((locale) => locale === last)) return `some text in the language "${last}"`;
  if (field === 'socials') return 'a list of profiles, each with label and url; [] for none';
  if (last === 'tagline' || last === 'role')
    return `a text in each language, ${locales.join(', ')}`;
  return last === 'author' ? 'name, email, role and portrait' : 'some text';
}

/** What is wrong with the settings of the site. */
export function settingsProblems(settings: unknown): Problem[] {
  const {error} = schema.validate(settings, {abortEarly: false, convert: false});
  return (error?.details ?? []).map(({path, context}) => {
    const found = (context as {value?: unknown} | undefined)?.value;
    return {
      file: SETTINGS_FILE,
      field: path
        .map((part, index) =>
          typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`,
        )
        .join(''),
      expected: expectedAt(path, found),
      ...(found === undefined ? {} : {found}),
    };
  });
}
