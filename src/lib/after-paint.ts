/** Longer than a frame takes on a slow phone, and still hardly a wait. */
const HIDDEN_TAB_MS = 300;

/**
 * Runs a task once the browser has painted what the page looks like now, so that
 * the answer to a tap is seen before the costly rest of it. In a hidden tab,
 * which paints nothing, after a moment.
 *
 * @returns forgets the task, if it has not run yet
 */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(run, HIDDEN_TAB_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run() {
    cancelAnimationFrame(frame);
    task();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
