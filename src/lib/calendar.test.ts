import {isCalendarDay} from './calendar';

test.each(['2026-03-02', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  'the calendar has %s',
  (day) => expect(isCalendarDay(day)).toBe(true),
);

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-03-45',
  '2026-13-01',
  '2026-00-10',
  '2026-03-00',
  '2026-3-2',
  '2026-03',
  '2026-03-02T00:00',
  '20260302',
  'mai',
  '',
])('the calendar does not have "%s"', (day) => expect(isCalendarDay(day)).toBe(false));
