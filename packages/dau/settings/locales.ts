import {languages} from '../../../src/config/languages';
import type {Locale} from './text-in';

export {textIn, type Locale, type Localized} from './text-in';

/** The site's languages. The first one is the default. */
export const locales = languages;

export const [defaultLocale] = languages;

/** Returns a language's path relative to the site's base URL: `''` or `en/`. */
export function localePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}

/**
 * Returns `value` if it is one of the site's languages, otherwise the default language.
 * `docusaurus start` without `--locale` sets `DOCUSAURUS_CURRENT_LOCALE` to the string `"undefined"`.
 */
export function toLocale(value: string | undefined): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}
