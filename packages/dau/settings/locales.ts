import {languages} from '../../../src/config/languages';

export type Locale = string;

/** The keys are language codes, such as `vi`. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/**
 * Returns the value for a language. Falls back to English, then Vietnamese, then any other language.
 */
export function textIn<T>(byLocale: Localized<T>, locale: Locale): T {
  const language = [locale, 'en', 'vi'].find((each) => byLocale[each] !== undefined);
  // The result is not `undefined`, because there is at least one language
  return (language === undefined ? Object.values(byLocale)[0] : byLocale[language]) as T;
}

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
