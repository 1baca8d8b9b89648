/** The site's languages. The first one is at `/`, and the others are at `/{code}/`. */
export const languages: readonly [string, ...string[]] = ['vi', 'en'];
