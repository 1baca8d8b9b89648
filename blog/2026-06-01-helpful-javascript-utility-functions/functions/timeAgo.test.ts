import {timeAgo} from './timeAgo';

const now = new Date('2026-06-01T12:00:00Z');
const at = (date: string, locale = 'vi') => timeAgo(new Date(date), locale, now);

describe('timeAgo', () => {
  test.each([
    ['2026-06-01T11:59:30Z', 'bây giờ'],
    ['2026-06-01T11:59:00Z', '1 phút trước'],
    ['2026-06-01T09:00:00Z', '3 giờ trước'],
    ['2026-05-31T11:00:00Z', '1 ngày trước'],
    ['2026-05-20T12:00:00Z', '1 tuần trước'],
    ['2026-03-01T12:00:00Z', '3 tháng trước'],
    ['2020-06-01T12:00:00Z', '6 năm trước'],
    ['2026-06-03T13:00:00Z', 'sau 2 ngày nữa'],
  ])('%s: %s', (date, words) => {
    expect(at(date)).toBe(words);
  });

  test('answers in the given language', () => {
    expect(at('2026-06-01T09:00:00Z', 'en')).toBe('3 hours ago');
    expect(at('2026-06-01T12:00:10Z', 'en')).toBe('now');
  });

  test('rejects an invalid date', () => {
    expect(() => at('yesterday')).toThrow(RangeError);
  });
});
