/** Formats the dates in `src/data`. The result does not depend on the computer's time zone. */
import {monthIn} from '../../lib/day';
import type {Locale} from '../../lib/locales';
import {isCalendarDay} from '../../lib/schema';

const dayIn = (locale: Locale) =>
  ({year: 'numeric', month: monthIn(locale), day: 'numeric'}) as const;

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'});

/** Returns whether the value is a valid year (`2026`), month (`2026-03`) or day (`2026-03-02`). */
export const isPartialDate = (value: string): boolean =>
  /^[12]\d{3}(-\d{2}){0,2}$/.test(value) && isCalendarDay(`${value}-01-01`.slice(0, 10));

export function formatPartialDate(iso: string, locale: Locale) {
  const [, month, day] = iso.split('-');
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(month && {month: monthIn(locale)}),
    ...(day && {day: 'numeric'}),
  };
  return {iso, text: format(locale, options).format(new Date(iso))};
}

/** Splits `2027-03-14T18:30+07:00` into the day and the local time. */
const partsOf = (date: string) => date.match(/^[\d-]{10}|(?<=T)\d\d:\d\d/g) ?? [];

export function formatSpan(start: string, end: string, locale: Locale): string {
  const [startDay = '', startTime] = partsOf(start);
  const [endDay = '', endTime] = partsOf(end);
  if (startDay !== endDay) {
    return format(locale, dayIn(locale))
      .formatRange(new Date(startDay), new Date(endDay))
      .replace(/\s–\s/u, '–')
      .replace(/^(\d+)\/(\d+\/\d+)–(\d+)\/\2$/, '$1–$3/$2');
  }
  const day = format(locale, {...dayIn(locale), weekday: 'long'}).format(new Date(startDay));
  const times = [...new Set([startTime, endTime])].filter(Boolean).join('–');
  return times === '' ? day : `${day}, ${times}`;
}
