/**
 * Makes a task run one at a time, for the newest input: what is asked for while
 * it runs waits, and of several that wait only the last is done.
 *
 * @returns ends when its own input, or a newer one, is done
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
    // Whether the one before ends well is for whoever asked for it
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
