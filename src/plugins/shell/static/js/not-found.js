/**
 * Hosts such as GitHub Pages serve the one root `404.html` for every missing
 * path, also for one under `/en/`. In the head of that page, this script goes
 * to the other language's own not-found page; there, before anything else runs,
 * it puts the reader's address back.
 */
(() => {
  const {base, locales} = document.currentScript.dataset;
  const MARK = '#missing=';

  if (location.pathname.endsWith('/404.html') && location.hash.startsWith(MARK)) {
    const address = decodeURIComponent(location.hash.slice(MARK.length));
    if (/^\/(?!\/)/.test(address)) history.replaceState(null, '', address);
    return;
  }

  // Only the default language's page has a base to look below
  const locale =
    base === undefined
      ? undefined
      : locales.split(' ').find((name) => location.pathname.startsWith(`${base}${name}/`));
  if (locale === undefined || document.readyState !== 'loading') return;
  document.documentElement.style.visibility = 'hidden';
  const address = location.pathname + location.search + location.hash;
  location.replace(`${base}${locale}/404.html${MARK}${encodeURIComponent(address)}`);
})();
