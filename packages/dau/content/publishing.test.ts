import {buildTime, withWrittenDays} from './publishing';

test('a date with a time zone appears as its written day, and the post is due at the exact time', () => {
  const written = '2026-01-09T02:30:00+07:00';
  const moment = new Date(written);
  // YAML parses the first value as a date. The others are strings: one in quotes, and one in Jekyll's
  // notation
  for (const date of [moment, written, '2026-01-09 02:30:00.000 +0700']) {
    const values = withWrittenDays({title: 'a', date}, {title: 'a', date: written});
    expect(values).toEqual({
      title: 'a',
      date: new Date('2026-01-09T02:30:00Z'),
      dueAt: moment.getTime(),
    });
  }
  const quoted = '2026-01-09T02:30:00.000Z';
  expect(withWrittenDays({date: quoted}, {date: quoted}).date).toEqual(new Date(quoted));
  const day: Record<string, unknown> = {date: new Date('2026-01-09')};
  expect(withWrittenDays(day, {date: '2026-01-09'})).toEqual(day);
});

test('the build time is now, or the time in SOURCE_DATE_EPOCH', () => {
  const before = Date.now();
  expect(buildTime({SOURCE_DATE_EPOCH: ' '})).toBeGreaterThanOrEqual(before);
  expect(buildTime({SOURCE_DATE_EPOCH: '1700000000'})).toBe(1_700_000_000_000);
  expect(() => buildTime({SOURCE_DATE_EPOCH: '2026-01-01'})).toThrow('"2026-01-01"');
});
