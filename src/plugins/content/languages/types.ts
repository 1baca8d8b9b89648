/**
 * The languages a post or guide is written in, as its front matter carries them
 * after `languageStep`; `undefined` where it is in every language.
 */
export function languagesIn(frontMatter: object): readonly string[] | undefined {
  return (frontMatter as {languages?: readonly string[]}).languages;
}

/** The name of a language in the midst of a sentence of another. */
export function languageName(language: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], {type: 'language'}).of(language) ?? language;
  // Vietnamese writes it small there: "bản tiếng Anh"
  return name.replace(/^Tiếng /, 'tiếng ');
}
