/**
 * Hosts such as GitHub Pages serve the one root `404.html` for every missing
 * path, also for one under `/en/`. This script, in that page's head, puts the
 * other language's own not-found page in its place. The address stays; should that
 * page not come, its home page does.
 */
(() => {
  const {base, locales} = document.currentScript.dataset;
  const locale = locales.split(' ').find((name) => {
    const prefix = base + name;
    return location.pathname === prefix || location.pathname.startsWith(`${prefix}/`);
  });
  if (locale === undefined || document.readyState !== 'loading') return;

  const page = `${base}${locale}/404.html`;
  // Nothing of this page may start meanwhile: its application would come up in the wrong language
  window.stop();
  fetch(page)
    .then((response) => {
      if (!response.ok) throw new Error(`${page}: ${response.status}`);
      return response.text();
    })
    .then((html) => {
      document.open();
      document.write(html);
      document.close();
    })
    .catch(() => {
      location.replace(`${base}${locale}/`);
    });
})();
