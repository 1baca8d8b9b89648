/** The month is a number in Vietnamese, as in 22/8/2026. */
export const monthIn = (locale: string) => (locale === 'vi' ? 'numeric' : 'long');

/**
 * Returns a formatter for dates such as 6/7/2026 in Vietnamese and July 6, 2026 in English.
 *
 * @param hasYear whether to show the year
 */
export const dayFormat = (locale: string, hasYear = true): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, {
    year: hasYear ? 'numeric' : undefined,
    month: monthIn(locale),
    day: 'numeric',
    timeZone: 'UTC',
  });
