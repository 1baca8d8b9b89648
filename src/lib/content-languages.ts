/**
 * Returns the languages of a post or guide, which `addLanguages` writes into its front matter.
 * `undefined`: it is in every language of the site.
 */
export function languagesIn(frontMatter: object): readonly string[] | undefined {
  return (frontMatter as {languages?: readonly string[]}).languages;
}

/** Returns the language that a page shows: its own, or the original's if there is no translation. */
export function shownLanguage(frontMatter: object, locale: string): string {
  const languages = languagesIn(frontMatter) ?? [locale];
  return languages.includes(locale) ? locale : (languages[0] ?? locale);
}

/**
 * Returns the language of a translation's original if the original has changed since. `addLanguages`
 * writes it into the front matter.
 */
export function newerIn(frontMatter: object): string | undefined {
  return (frontMatter as {newerIn?: string}).newerIn;
}

/** Returns the name of a language for use inside a sentence in another language. */
export function languageName(language: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], {type: 'language'}).of(language) ?? language;
  // Lower case inside a Vietnamese sentence: "bản tiếng Anh"
  return name.replace(/^Tiếng /, 'tiếng ');
}
