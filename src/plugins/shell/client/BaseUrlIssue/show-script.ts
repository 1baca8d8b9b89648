export type ShowOptions = {
  /** The path this build is made for, with its language. */
  readonly baseUrl: string;
  /** The part of it that is the language: `en/`, or nothing for the default one. */
  readonly localePath: string;
};

/**
 * Shows the message where the page is served from another path than the one it
 * was built for, without its style sheet. No script of the site can do it: they
 * are looked for in the wrong place, too.
 */
export function showScript(options: ShowOptions): string {
  return `(function (o) {
  addEventListener('load', function () {
    var root = document.documentElement;
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
