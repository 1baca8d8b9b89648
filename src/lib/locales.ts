import {languages} from '../config/languages';

/** The code of a language: `vi`. */
export type Locale = string;

/** A text in the languages of the site, by their codes. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

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

/** Returns a text in a language. If it lacks, in English, Vietnamese or any other language. */
export function textIn<T>(texts: Localized<T>, locale: Locale): T {
  const language = [locale, 'en', 'vi'].find((each) => texts[each] !== undefined);
  // A text is in one language at least
  return (language === undefined ? Object.values(texts)[0] : texts[language]) as T;
}
