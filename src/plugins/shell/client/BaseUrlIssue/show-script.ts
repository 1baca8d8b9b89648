export type ShowOptions = {
  /** Base URL of this build, with its language. */
  readonly baseUrl: string;
  /** The language in the base URL: `en/`, or an empty text for the default language. */
  readonly localePath: string;
};

/**
 * Returns a script that shows the message if the page is served from another path
 * than it was built for. It is inline, because the site's script files have wrong
 * URLs in that case.
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
    // The style sheet is missing, so a class would have no effect
    banner.style.cssText = 'margin: 1em; padding: 1em; border: 4px solid';
    banner.hidden = false;
  });
})(${JSON.stringify(options)});`;
}
