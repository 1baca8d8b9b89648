type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

/** Returns `false` on a 2g connection or if the reader saves data: nothing is then fetched in advance. */
export function mayFetchAhead(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return !connection?.effectiveType?.includes('2g') && !connection?.saveData;
}

/** Waits until the browser is idle. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari does not have it
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
