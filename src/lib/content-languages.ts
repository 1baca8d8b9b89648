/**
 * The languages a post or guide is written in, as its front matter carries them
 * after `addLanguages`; `undefined` where it is in every language.
 */
export function languagesIn(frontMatter: object): readonly string[] | undefined {
  return (frontMatter as {languages?: readonly string[]}).languages;
}

/** The language that a page shows a post or guide in: its own, or the original's if there is no translation. */
export function shownLanguage(frontMatter: object, locale: string): string {
  const languages = languagesIn(frontMatter) ?? [locale];
  return languages.includes(locale) ? locale : (languages[0] ?? locale);
}

/**
 * The language of the original, as `addLanguages` adds it to the front matter of a translation
 * whose original has changed since.
 */
export function newerIn(frontMatter: object): string | undefined {
  return (frontMatter as {newerIn?: string}).newerIn;
}

/** The name of a language inside a sentence of another. */
export function languageName(language: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], {type: 'language'}).of(language) ?? language;
  // Vietnamese writes it small there: "bản tiếng Anh"
  return name.replace(/^Tiếng /, 'tiếng ');
}
