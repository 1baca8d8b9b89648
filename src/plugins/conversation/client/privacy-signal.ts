/** Signals that TypeScript's own types lack. */
type Signals = {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
};

/** Does the reader's browser send Global Privacy Control or Do Not Track? */
export function hasPrivacySignal(browser: Signals = navigator as Signals): boolean {
  return browser.globalPrivacyControl === true || /^(1|yes)$/.test(browser.doNotTrack ?? '');
}
