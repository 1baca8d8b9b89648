/** The month is a number in Vietnamese, as in 22/8/2026. Otherwise it is short, because titles are next to dates. */
export const monthIn = (locale: string) => (locale === 'vi' ? 'numeric' : 'short');

/** Caches formatters, because creating one takes longer than formatting hundreds of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a formatter for dates such as 6/7/2026 in Vietnamese and Jul 6, 2026 in English.
 *
 * @param hasYear whether to show the year
 */
export function dayFormat(locale: string, hasYear = true): Intl.DateTimeFormat {
  const key = `${locale} ${hasYear}`;
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      year: hasYear ? 'numeric' : undefined,
      month: monthIn(locale),
      day: 'numeric',
      timeZone: 'UTC',
    });
  formatters.set(key, known);
  return known;
}

/** Puts a number on the same line as the word after it, such as its unit. */
export const joinNumbers = (text: string) => text.replace(/(\d) (?=[\p{L}\p{Sc}%°])/gu, '$1\u00a0');
