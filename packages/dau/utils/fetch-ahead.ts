type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

/** Returns false on a 2G connection, or if data saver is on. */
export function mayFetchAhead(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return !connection?.effectiveType?.includes('2g') && !connection?.saveData;
}

export const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari lacks requestIdleCallback
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
