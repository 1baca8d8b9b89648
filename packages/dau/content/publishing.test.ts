/** @jest-environment node */

import {buildTime} from './publishing';

test('the build time is now, or the time in SOURCE_DATE_EPOCH', () => {
  const before = Date.now();
  expect(buildTime({SOURCE_DATE_EPOCH: ' '})).toBeGreaterThanOrEqual(before);
  expect(buildTime({SOURCE_DATE_EPOCH: '1700000000'})).toBe(1_700_000_000_000);
  expect(() => buildTime({SOURCE_DATE_EPOCH: '2026-01-01'})).toThrow('"2026-01-01"');
});
