type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

/** `false` on a 2g connection and where the reader saves data: there nothing comes before its need. */
export function mayFetchAhead(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return !connection?.effectiveType?.includes('2g') && !connection?.saveData;
}

/** When the page has nothing better to do. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    // Not in every browser
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
