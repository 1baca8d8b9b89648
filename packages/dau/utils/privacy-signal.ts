/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
export const hasPrivacySignal = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  /^(1|yes)$/.test(navigator.doNotTrack ?? '');
