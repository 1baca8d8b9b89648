/**
 * The site's languages, as codes like `vi`, `en` or `pt-BR`. The first language is at `/`, and the
 * others are at `/{code}/`. If a string is not translated, readers see English, or Vietnamese if there
 * is no English.
 */
export const languages: readonly [string, ...string[]] = ['vi', 'en'];
