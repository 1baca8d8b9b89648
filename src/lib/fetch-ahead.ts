type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

/**
 * Returns whether pages may be fetched in advance. They may not be on a 2g connection, or if the reader
 * saves data.
 */
export function mayFetchAhead(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return !connection?.effectiveType?.includes('2g') && !connection?.saveData;
}

/** Waits until the browser is idle. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari lacks requestIdleCallback
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
