import {retry, sleep} from './retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('sleep resolves after the given time, not before', async () => {
  const done = jest.fn();
  void sleep(1000).then(done);

  await jest.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});

describe('retry', () => {
  test('returns the first success', async () => {
    const task = jest.fn((attempt: number) => {
      if (attempt < 3) throw new Error('busy');
      return 'ok';
    });
    const result = retry(task, {times: 5, delay: 100});

    await jest.runAllTimersAsync();

    await expect(result).resolves.toBe('ok');
    expect(task).toHaveBeenCalledTimes(3);
  });

  test('doubles the wait each time', async () => {
    const startedAt = Date.now();
    const calls: number[] = [];
    const task = () => {
      calls.push(Date.now() - startedAt);
      throw new Error('busy');
    };
    const result = retry(task, {times: 4, delay: 100}).catch(() => 'gave up');

    await jest.runAllTimersAsync();

    await expect(result).resolves.toBe('gave up');
    expect(calls).toEqual([0, 100, 300, 700]);
  });

  test('throws the last error', async () => {
    const task = (attempt: number) => Promise.reject(new Error(`attempt ${attempt}`));
    const result = expect(retry(task, {times: 2})).rejects.toThrow('attempt 2');

    await jest.runAllTimersAsync();

    await result;
  });
});
