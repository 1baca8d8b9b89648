/** Properties of `navigator` that TypeScript's types lack. */
type Signals = {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
};

/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
export function hasPrivacySignal(browser: Signals = navigator as Signals): boolean {
  return browser.globalPrivacyControl === true || /^(1|yes)$/.test(browser.doNotTrack ?? '');
}
