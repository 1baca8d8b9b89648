/** @jest-environment node */
import os from 'node:os';

import {buildTime, sourceTime} from './build-time';
import {lastCommitTime} from './git-history';

test('the time of a build is now, or the time in SOURCE_DATE_EPOCH', () => {
  expect(Math.abs(buildTime({}) - Date.now())).toBeLessThan(1000);
  expect(buildTime({SOURCE_DATE_EPOCH: ' '})).toBeGreaterThan(0);
  expect(buildTime({SOURCE_DATE_EPOCH: '1700000000'})).toBe(1_700_000_000_000);
  expect(() => buildTime({SOURCE_DATE_EPOCH: '2026-01-01'})).toThrow('"2026-01-01"');
});

test('dates of a site come from its last commit; without git, from the time of the build', () => {
  jest.replaceProperty(process, 'env', {...process.env, SOURCE_DATE_EPOCH: '1700000000'});
  expect(sourceTime(os.tmpdir())).toBe(1_700_000_000_000);
  expect(sourceTime('.')).toBe(lastCommitTime('.') ?? 1_700_000_000_000);
  jest.restoreAllMocks();
});
