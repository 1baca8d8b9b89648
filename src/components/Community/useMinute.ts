import {useSyncExternalStore} from 'react';

const MINUTE_MS = 60_000;

function subscribe(changed: () => void) {
  const timer = window.setInterval(changed, MINUTE_MS);
  return () => {
    window.clearInterval(timer);
  };
}

/**
 * Returns the start of the current minute as a Unix time in milliseconds. It is
 * `undefined` on the server and in the first render.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );
}
