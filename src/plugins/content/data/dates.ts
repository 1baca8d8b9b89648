import {isCalendarDay} from '../../../lib/calendar';
import type {Locale} from '../../../lib/locales';
import type {ViewDate} from './types';

/** Dates are formatted as they are written, whatever the time zone of the machine that builds. */
const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'});

const PARTIAL_DATE = /^\d{4}(-\d{2}){0,2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2}))?$/;

/** Is it a year, a month or a day that the calendar really has? */
export function isPartialDate(value: string): boolean {
  return PARTIAL_DATE.test(value) && isCalendarDay(`${value}-01-01`.slice(0, 10));
}

/** Is it a day (`2027-03-14`) or a moment with its offset (`2027-03-14T18:30+07:00`) that exists? */
export function isEventDate(value: string): boolean {
  const [, day = '', time, offset] = DATE_TIME.exec(value) ?? [];
  if (!isCalendarDay(day)) return false;
  return time === undefined || !Number.isNaN(Date.parse(`${day}T${time}${offset}`));
}

/** A year, a month or a day of a CV, in words. */
export function formatPartialDate(iso: string, locale: Locale): ViewDate {
  const options: Intl.DateTimeFormatOptions = {year: 'numeric'};
  if (iso.length > 4) options.month = 'long';
  if (iso.length > 7) options.day = 'numeric';
  return {iso, text: format(locale, options).format(new Date(iso))};
}

/** A day with its year, in words. */
export function formatDay(iso: string, locale: Locale): ViewDate {
  const day = iso.slice(0, 10);
  const options = {year: 'numeric', month: 'long', day: 'numeric'} as const;
  return {iso, text: format(locale, options).format(new Date(day))};
}

/** When an event takes place, in words: `start` and `end` as in the data. */
export function formatSpan(start: string, end: string, locale: Locale): string {
  const [, startDay = '', startTime] = DATE_TIME.exec(start) ?? [];
  const [, endDay = '', endTime] = DATE_TIME.exec(end) ?? [];
  if (startDay !== endDay) {
    return format(locale, {year: 'numeric', month: 'long', day: 'numeric'}).formatRange(
      new Date(startDay),
      new Date(endDay),
    );
  }
  const day = format(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(new Date(startDay));
  if (startTime === undefined) return day;
  const times =
    endTime === undefined || endTime === startTime ? startTime : `${startTime}–${endTime}`;
  return `${day}, ${times}`;
}

/** The moment an event is over. A whole day ends with the last place on Earth where it is that day. */
export function endOf(end: string): number {
  return end.includes('T') ? Date.parse(end) : Date.parse(`${end}T23:59:59-12:00`);
}
