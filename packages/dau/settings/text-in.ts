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
