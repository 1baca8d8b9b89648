/** The languages of the site. The first one is at `/`, others are at `/{code}/`. */
export const languages: readonly [string, ...string[]] = ['vi', 'en'];
