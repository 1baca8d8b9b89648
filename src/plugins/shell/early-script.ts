export type EarlyScriptOptions = {
  /** Key of the stored color mode. */
  readonly themeKey: string;
  readonly defaultMode: 'light' | 'dark';
  /** `false` if the configuration disables the toggle. The stored mode is then ignored. */
  readonly isSwitchable: boolean;
};

/**
 * Returns a script that runs before the first paint, after Docusaurus' own inline
 * script. That script writes any value from the address or storage into
 * `data-theme`, even an invalid one. This script replaces an invalid value with the
 * stored mode, or with the default mode. The framework also copies
 * `?docusaurus-data-…` to attributes of `html`: one of them says whether the
 * application runs, so this script sets it back.
 *
 * The script is inline and the same on every page of a language, so one hash in the
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
  root.setAttribute('data-has-hydrated', 'false');
})(${JSON.stringify(options)});`;
}
