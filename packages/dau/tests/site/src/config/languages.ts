/** The site's languages. The first one is at `/`, others are at `/{code}/`. */
export const languages: readonly [string, ...string[]] = ['vi', 'en'];
