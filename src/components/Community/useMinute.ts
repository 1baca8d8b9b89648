import {useSyncExternalStore} from 'react';

const MINUTE_MS = 60_000;
/** Not again while the page is open: an event that ends meanwhile stays where it is. */
const subscribe = () => () => undefined;

/** Returns the current minute as a Unix time; `undefined` on the server and in the first render. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );
