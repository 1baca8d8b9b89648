import {withWrittenDays} from './dates';

test('a date with a time zone shows the day that was written, and is due at its exact time', () => {
  const written = '2026-01-09T02:30:00+07:00';
  const moment = new Date(written);
  const values = withWrittenDays({title: 'a', date: moment}, {title: 'a', date: written});
  expect(values).toEqual({
    title: 'a',
    date: new Date('2026-01-09T02:30:00Z'),
    dueAt: moment.getTime(),
  });
  const day = {date: new Date('2026-01-09')};
  expect(withWrittenDays(day, {date: '2026-01-09'})).toEqual(day);
});
