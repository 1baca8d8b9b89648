/** @jest-environment node */
import {runChecks, type Check, type Count} from './checks';

/** Runs checks with these counts. Returns what is printed, and the exit code. */
async function outcomeOf(...counts: readonly Count[]) {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
  const checks = counts.map((count, index): Check => ({
    name: `check ${index}`,
    description: 'Checks',
    run: () => Promise.resolve(count),
  }));
  const before = process.exitCode;
  try {
    await runChecks([[checks]], new Set(checks.map(({name}) => name)));
    return {output: lines.join('\n'), code: process.exitCode};
  } finally {
    process.exitCode = before;
    jest.restoreAllMocks();
  }
}

test('skipped and flaky tests are named and counted in the last lines', async () => {
  const {output, code} = await outcomeOf(
    {passed: 600, failed: 0, skipped: ['a.test.ts › one']},
    {passed: 1, failed: 0, flaky: ['b.spec.ts › two'], skipped: ['b.spec.ts › three']},
  );
  expect(output).toMatch(
    /2 skipped:\n {2}a\.test\.ts › one\n {2}b\.spec\.ts › three\n\n1 flaky .*:\n {2}b\.spec\.ts › two\n\n601 passed, 0 failed$/,
  );
  expect(code).toBe(0);
});

test('more than one flaky test in 500 fails', async () => {
  const flaky = ['a', 'b'];
  expect(await outcomeOf({passed: 1000, failed: 0, flaky})).toMatchObject({code: 0});
  const {output, code} = await outcomeOf({passed: 999, failed: 0, flaky});
  expect(output).toContain('More than 1 in 500 is flaky.');
  expect(code).toBe(1);
});
