import {languages} from '../config/languages';
import type {Locale} from './text-in';

export {textIn, type Locale, type Localized} from './text-in';

/** The site's languages. The first one is the default. */
export const locales = languages;

export const [defaultLocale] = languages;

/** Where a language lives, relative to the base URL of the whole site: `''` or `en/`. */
export function localePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}

/**
 * Narrows an arbitrary string to a language of the site. Docusaurus sets
 * `DOCUSAURUS_CURRENT_LOCALE` to the string `"undefined"` under
 * `docusaurus start` without `--locale`: that, like any other unknown value,
 * means the default language.
 */
export function toLocale(value: string | undefined): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}
