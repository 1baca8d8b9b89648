/** The code of a language: `vi`. */
export type Locale = string;

/** A text in the languages of the site, by their codes. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** Returns the value for a language. If it lacks, in English, Vietnamese or any other language. */
export function textIn<T>(byLocale: Localized<T>, locale: Locale): T {
  const language = [locale, 'en', 'vi'].find((each) => byLocale[each] !== undefined);
  // A text is in one language at least
  return (language === undefined ? Object.values(byLocale)[0] : byLocale[language]) as T;
}
