export type EarlyScriptOptions = {
  /** Key of the stored colour mode. */
  readonly themeKey: string;
  readonly defaultMode: 'light' | 'dark';
  /** `false` where the configuration switches the toggle off: the stored mode is then ignored. */
  readonly isSwitchable: boolean;
};

/**
 * Runs before the first paint, after the framework's own early script, which
 * writes whatever stands in the address or in storage into `data-theme`: junk
 * there leaves neither mode nor toggle icon. Here the stored choice holds, else
 * the default.
 *
 * Inline and the same on every page of a language, so that one hash in a
 * content security policy covers it.
 */
export function earlyScript(options: EarlyScriptOptions): string {
  return `(function (o) {
  var root = document.documentElement;
  var isMode = function (mode) { return mode === 'light' || mode === 'dark'; };
  var mode = root.getAttribute('data-theme');
  if (!isMode(mode)) {
    try { mode = o.isSwitchable ? localStorage.getItem(o.themeKey) : null; } catch (e) { mode = null; }
    if (!isMode(mode)) mode = o.defaultMode;
  }
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', mode);
})(${JSON.stringify(options)});`;
}
