/** The service worker of a site with `offline` disabled: deletes all saved pages and itself. */
(() => {
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => {
    const end = async () => {
      const names = await caches.keys();
      const own = names.filter(
        (name) => /^dau-(pages|files)-\d+:/.test(name) && name.endsWith(`:${SITE.base}`),
      );
      await Promise.all(own.map((name) => caches.delete(name)));
      await registration.unregister();
    };
    event.waitUntil(end());
  });
})();
