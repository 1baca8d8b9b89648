/**
 * The site's languages. The first one is the default and lives at `/`;
 * every other one lives at `/{locale}/`.
 */
export const locales = ['vi', 'en'] as const;

export type Locale = (typeof locales)[number];

/** A text in every language of the site. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export const defaultLocale: Locale = locales[0];

/** Where a language lives, relative to the base URL of the whole site: `''` or `en/`. */
export function localePath(locale: Locale): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}

/** How each language is named, written and counted in `<html>` and menus. */
export const localeConfigs = {
  vi: {label: 'Tiếng Việt', direction: 'ltr', htmlLang: 'vi', calendar: 'gregory'},
  en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'},
} satisfies Record<
  Locale,
  {label: string; direction: 'ltr' | 'rtl'; htmlLang: string; calendar: string}
>;

/**
 * Narrows an arbitrary string to a language of the site. Docusaurus sets
 * `DOCUSAURUS_CURRENT_LOCALE` to the string `"undefined"` under
 * `docusaurus start` without `--locale`: that, like any other unknown value,
 * means the default language.
 */
export function toLocale(value: string | undefined): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}
