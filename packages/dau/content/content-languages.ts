/**
 * Returns the languages of a post or guide, which `addLanguages` writes into the front matter.
 * `undefined` means all the site's languages.
 */
export function languagesIn(frontMatter: object): readonly string[] | undefined {
  return (frontMatter as {languages?: readonly string[]}).languages;
}

/**
 * Returns the language of the text on a page: the page's language, or the original's language if
 * there is no translation.
 */
export function shownLanguage(frontMatter: object, locale: string): string {
  const languages = languagesIn(frontMatter) ?? [locale];
  return languages.includes(locale) ? locale : (languages[0] ?? locale);
}

/**
 * Returns the original's language if the original has changed since it was translated. `addLanguages`
 * writes the `newerIn` field into the front matter.
 */
export function newerIn(frontMatter: object): string | undefined {
  return (frontMatter as {newerIn?: string}).newerIn;
}

/** Returns the name of a language for use inside a sentence in another language. */
export function languageName(language: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], {type: 'language'}).of(language) ?? language;
  // In a Vietnamese sentence, the name is in lowercase: "bản tiếng Anh"
  return name.replace(/^Tiếng /, 'tiếng ');
}
