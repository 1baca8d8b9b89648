/** Waits for `ms` milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Runs `task` until it succeeds, at most `times` times. The wait
 * between two attempts doubles: `delay`, `2 × delay`, `4 × delay`… When
 * every attempt has failed, the last error is thrown.
 */
export async function retry<T>(
  task: (attempt: number) => T | Promise<T>,
  {times = 3, delay = 200} = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task(attempt);
    } catch (error) {
      if (attempt >= times) throw error;
      await sleep(delay * 2 ** (attempt - 1));
    }
  }
}
