export type EarlyScriptOptions = {
  /** Key of the stored colour mode. */
  readonly themeKey: string;
  readonly defaultMode: 'light' | 'dark';
  /** `false` where the configuration switches the toggle off: the stored mode is then ignored. */
  readonly isSwitchable: boolean;
  /** The path this build is made for, with its language. */
  readonly baseUrl: string;
  /** The part of it that is the language: `en/`, or nothing for the default one. */
  readonly localePath: string;
};

/**
 * Runs before the first paint, after the framework's own early script, which
 * writes whatever stands in the address or in storage into `data-theme`: junk
 * there leaves neither mode nor toggle icon. Here the stored choice holds, else
 * the default.
 *
 * It also shows the message about a wrong base URL (E06): the home page, served
 * from another path than the one it was built for, without its style sheet.
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
  window.addEventListener('load', function () {
    var banner = document.getElementById('dau-base-url-issue');
    var path = location.pathname.replace(/index\\.html$/, '').replace(/\\/?$/, '/');
    if (!banner || path === o.baseUrl) return;
    if (getComputedStyle(root).getPropertyValue('--dau-paper') !== '') return;
    banner.querySelector('[data-suggestion]').textContent =
      path.slice(0, path.length - o.localePath.length);
    // No style sheet came, so no class helps
    banner.style.cssText = 'margin: 1em; padding: 1em; border: 4px solid';
    banner.hidden = false;
  });
})(${JSON.stringify(options)});`;
}
