/** Formats the dates in `src/data`. The result does not depend on the computer's time zone. */
import {dayFormat, monthIn} from '../../utils/date-and-number-format';
import type {Locale} from '../../settings/locales';
import {isCalendarDay} from '../../settings/schema-helpers';

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'});

/** Returns whether the value is a valid year (`2026`), month (`2026-03`) or day (`2026-03-02`). */
export const isPartialDate = (value: string): boolean =>
  /^[12]\d{3}(-\d{2}){0,2}$/.test(value) && isCalendarDay(`${value}-01-01`.slice(0, 10));

/** Formats a year, a month or a day. */
export function formatPartialDate(iso: string, locale: Locale) {
  const [, month, day] = iso.split('-');
  return format(locale, {
    year: 'numeric',
    month: month ? monthIn(locale) : undefined,
    day: day ? 'numeric' : undefined,
  }).format(new Date(iso));
}

/** Splits `2027-03-14T18:30+07:00` into the day, the local time and the UTC offset. */
const partsOf = (date: string) =>
  /^([\d-]{10})(?:T(\d\d:\d\d))?[^+-]*([+-]\d\d:\d\d)?$/.exec(date)?.slice(1) ?? [];

/** Returns `giờ Việt Nam` or `GMT+7` for `+07:00`. */
function zoneName(offset: string, locale: Locale): string {
  if (offset === '+07:00' && locale === 'vi') return 'giờ\u00A0Việt\u00A0Nam';
  const [, sign, hours, minutes] = /(.)0?(\d+):(\d\d)/.exec(offset) ?? [];
  return `GMT${sign}${hours}${minutes === '00' ? '' : `:${minutes}`}`;
}

/**
 * Returns when an event takes place, in its local time: the days, or the day of the week and the times.
 *
 * @param withZone whether to add the time zone, for events that people join from other places
 */
export function formatSpan(start: string, end: string, locale: Locale, withZone = false): string {
  const [startDay = '', startTime, offset] = partsOf(start);
  const [endDay = '', endTime] = partsOf(end);
  const range = (formatter: Intl.DateTimeFormat, from: string, to: string) =>
    formatter
      .formatRange(new Date(from), new Date(to))
      .replace(/\s–\s/u, '–')
      .replaceAll(/\s(?=[AP]M)/gu, '\u00A0');
  if (startDay !== endDay) {
    return range(dayFormat(locale), startDay, endDay).replace(
      /^(\d+)\/(\d+\/\d+)–(\d+)\/\2$/,
      '$1–$3/$2',
    );
  }
  const day = format(locale, {weekday: 'long'}).format(new Date(startDay));
  if (!startTime) return day;
  const clock = format(locale, {
    hour: locale === 'en' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hour12: locale === 'en',
  });
  const times = range(clock, `${startDay}T${startTime}Z`, `${endDay}T${endTime ?? startTime}Z`);
  // Word joiners keep the times on one line
  return `${day}, ${times.replace('–', '\u2060–\u2060')}${withZone && offset ? ` (${zoneName(offset, locale)})` : ''}`;
}
