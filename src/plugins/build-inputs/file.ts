/** What is kept of each built language, from the site's folder. */
export const LOCALES_CACHE = 'node_modules/.cache/locales';

/** Where the texts that the bundler has read for a language are listed, from the site's folder. */
export const bundledTextsFile = (locale: string) => `${LOCALES_CACHE}/${locale}-texts.json`;
