/**
 * Redirects to the not-found page in the path's language, because GitHub Pages and other hosts serve the
 * root `404.html` for every missing path, even under `/en/`. That page then restores the reader's URL.
 * If only a trailing slash is wrong, the script redirects to the right page.
 */
(() => {
  const {dataset, src} = document.currentScript;
  const {base, locales} = dataset;
  const root = new URL('..', src).pathname;

  /** Opens the same path without a trailing slash, if that page exists. */
  const openWithoutSlash = async () => {
    const {pathname, search, hash} = location;
    const url = location.origin + pathname.replace(/([^/])\/+$/, '$1');
    if (!pathname.endsWith('/') || !(await fetch(url, {method: 'HEAD'})).ok) return;
    location.replace(url + search + hash);
  };

  const MARK = '#missing=';

  if (location.pathname.endsWith('/404.html') && location.hash.startsWith(MARK)) {
    try {
      const {href} = new URL(decodeURIComponent(location.hash.slice(MARK.length)), location.origin);
      // A link's hash may contain any text, even the path of another site on the same host
      if (href.startsWith(location.origin + root)) history.replaceState(null, '', href);
    } catch {
      // The text is not a URL
    }
    openWithoutSlash().catch(() => {});
    return;
  }

  // Only the default language's page has `data-base`
  const locale =
    base === undefined
      ? undefined
      : locales.split(' ').find((name) => location.pathname.startsWith(`${base}${name}/`));
  // After a click on a broken link, the application shows this page itself, in its own language
  if (document.readyState !== 'loading') return;
  if (locale === undefined) return void openWithoutSlash().catch(() => {});
  document.documentElement.style.visibility = 'hidden';
  const url = location.pathname + location.search + location.hash;
  location.replace(`${base}${locale}/404.html${MARK}${encodeURIComponent(url)}`);
})();
