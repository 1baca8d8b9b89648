/** Where the texts that the bundler has read for a language are listed, from the site's folder. */
export const bundledTextsFile = (locale: string) =>
  `node_modules/.cache/locales/${locale}-texts.json`;
