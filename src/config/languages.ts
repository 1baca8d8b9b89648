/**
 * The languages of the site, as codes like `vi`, `en` or `pt-BR`. The first one is at `/`, every
 * other one at `/{code}/`. Content and messages that a language lacks are shown in English, or else
 * in Vietnamese; the build counts them.
 */
export const languages: readonly [string, ...string[]] = ['vi', 'en'];
