const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const units = [
  ['year', YEAR],
  ['month', YEAR / 12],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * The distance from `now` to `date` in words:
 * `3 giờ trước`, `in 2 days`, `now`.
 */
export function timeAgo(date: Date, locale: string, now = new Date()): string {
  const distance = date.getTime() - now.getTime();
  if (Number.isNaN(distance)) throw new RangeError('not a date');
  for (const [unit, length] of units) {
    if (Math.abs(distance) >= length) {
      return new Intl.RelativeTimeFormat(locale).format(Math.trunc(distance / length), unit);
    }
  }
  return new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(0, 'second');
}
