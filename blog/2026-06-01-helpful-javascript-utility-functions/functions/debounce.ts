/**
 * Returns a function that calls `run` once, when its own calls have
 * paused for `wait` milliseconds.
 */
export function debounce<A extends unknown[]>(run: (...args: A) => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function debounced(...args: A) {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), wait);
  }

  debounced.cancel = () => clearTimeout(timer);
  return debounced;
}
