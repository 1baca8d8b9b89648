/**
 * Wraps a task so that only one run is active at a time. Of the calls during a
 * run, only the one with the newest input runs afterwards.
 *
 * @returns a function whose promise settles when its input or a newer one is processed
 */
export function latestOnly<T>(task: (input: T) => Promise<void>): (input: T) => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: {input: T; done: Promise<void>} | undefined;

  const start = (input: T): Promise<void> => {
    running = task(input).finally(() => {
      running = undefined;
    });
    return running;
  };

  return (input) => {
    if (waiting) {
      waiting.input = input;
      return waiting.done;
    }
    if (running === undefined) return start(input);
    // Only the caller of the running task handles its failure
    const done = running
      .catch(() => undefined)
      .then(() => {
        const next = waiting?.input as T;
        waiting = undefined;
        return start(next);
      });
    waiting = {input, done};
    return done;
  };
}
