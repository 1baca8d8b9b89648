type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

const connection = () => (navigator as {connection?: Connection}).connection;

export const savesData = (): boolean => connection()?.saveData === true;

/** Returns false on a 2G connection, or if data saver is on. */
export const mayFetchAhead = (): boolean =>
  !savesData() && !connection()?.effectiveType?.includes('2g');

export const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari lacks requestIdleCallback
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
export const hasPrivacySignal = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  /^(1|yes)$/.test(navigator.doNotTrack ?? '');
