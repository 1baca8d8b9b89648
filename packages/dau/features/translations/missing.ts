/**
 * Counts the missing translations in settings or data. A translated string's keys are languages: `{vi:
 * 'Dự án', en: 'Showcase'}`.
 */
export function missingTranslations(
  value: unknown,
  locale: string,
  locales: readonly string[],
): number {
  if (typeof value !== 'object' || value === null) return 0;
  const languages = [...locales, 'vi', 'en'];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => languages.includes(key))) {
    return keys.includes(locale) ? 0 : 1;
  }
  return Object.values(value).reduce(
    (count: number, each) => count + missingTranslations(each, locale, locales),
    0,
  );
}
