import {useSyncExternalStore} from 'react';

const MINUTE_MS = 60_000;

function subscribe(changed: () => void) {
  const timer = window.setInterval(changed, MINUTE_MS);
  return () => {
    window.clearInterval(timer);
  };
}

/** The present minute in milliseconds of Unix time; `undefined` on the server and in the first render. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );
}
