/** The format of a month: a word, or a number in Vietnamese dates such as 22/8/2026. */
export const monthIn = (locale: string) => (locale === 'vi' ? 'numeric' : 'long');

/** Formats days as people write them: 6/7/2026 in Vietnamese, July 6, 2026 in English. */
export const dayFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: monthIn(locale),
    day: 'numeric',
    timeZone: 'UTC',
  });
