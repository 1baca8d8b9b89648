/** Wraps `run` so that it is called once, after its calls have paused for `wait` milliseconds. */
export function debounce<Args extends unknown[]>(run: (...args: Args) => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function debounced(...args: Args) {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), wait);
  }

  debounced.cancel = () => clearTimeout(timer);
  return debounced;
}
