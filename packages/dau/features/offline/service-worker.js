/**
 * The service worker caches the pages that the reader has read, together with the files that they
 * need.
 *
 * `index.ts` adds `SITE` before this code and writes both to `sw.js`. This file must not depend on the
 * site's content, because every change to `sw.js` installs a new worker.
 */
(() => {
  const {base, end, isEnabled, languages, cacheNames, pageLimit, hashedFolders} = SITE;
  const [PAGES, FILES] = cacheNames;
  /** The maximum number of cached files that no cached page uses. */
  const FILE_LIMIT = 60;
  /** The maximum time in milliseconds to wait for the network if the page is cached. */
  const PATIENCE = 3000;
  /** The maximum time in milliseconds to wait for a file. */
  const TIMEOUT = 120000;
  const HASHED_FOLDER = new RegExp(`/(?:${hashedFolders.join('|')})(?=/)`);
  const HASHED = /[./?-][0-9a-f]{7,}([./]|$)/;
  const TAG = /<(?:script|link|meta)\b[^>]*>/g;

  /** Returns whether a URL has a content hash. Such a file never changes. */
  const isHashed = (url) => HASHED.test(url.split(HASHED_FOLDER).slice(1).join(''));

  if (!isEnabled) {
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => {
      for (const name of cacheNames) event.waitUntil(caches.delete(name));
      event.waitUntil(registration.unregister());
    });
    return;
  }

  const languageOf = (path) => languages.find(({home}) => path.startsWith(home));

  /** Returns the same path for all URLs of a page, such as `/a`, `/a/` and `/a.html`. */
  const pathOf = (href) => {
    const path = new URL(href, location.href).pathname.replace(/(\/index)?\.html$|\/$/, '');
    return languages.some(({home}) => home === `${path}/`) ? `${path}/` : path;
  };

  const isGood = ({status, type, redirected}) => status === 200 && type === 'basic' && !redirected;
  const isHtml = ({headers}) => headers.get('content-type')?.startsWith('text/html');

  const load = (url) => fetch(url, {priority: 'low', signal: AbortSignal.timeout(TIMEOUT)});

  /** Runs one task at a time, across all workers. */
  const inTurn = (task) => navigator.locks.request(PAGES, task);

  /** Stores a response. Rejects if the response is incomplete, or if the storage is full. */
  async function put(cache, url, response, added) {
    const headers = new Headers({...Object.fromEntries(response.headers), ...added});
    headers.delete('content-encoding');
    await cache.put(url, new Response(await response.blob(), {headers}));
  }

  /** Returns the URLs of a page's scripts and styles. */
  const filesIn = (html) =>
    (html.slice(0, html.lastIndexOf('>') + 1).match(TAG) ?? []).flatMap((tag) =>
      tag
        .split(/[\s"'=,<>]+/)
        .filter((url) => url.startsWith(base) && /\/(assets|js)\//.test(url))
        .map((url) => new URL(url, location.href).href),
    );

  /**
   * Caches a page with the files it needs. If a required file cannot be loaded, this function rejects,
   * and the page's earlier version stays cached.
   *
   * @param extra the files that the reader's tab has loaded, such as fonts and images
   */
  async function save(path, extra = []) {
    const {offline} = languageOf(path);
    const answer = await load(path);
    const html = await answer.clone().text();
    if (!isGood(answer) || !html.includes(end)) throw new Error(`Not a page of this site: ${path}`);
    const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
    const named = filesIn(html);
    const used = new Set();
    const need = async (url) => {
      if (!isHashed(url) || !(await files.match(url))) {
        const file = await load(url);
        if (!isGood(file) || isHtml(file)) throw new Error(`A file is missing: ${url}`);
        await put(files, url, file);
      }
      used.add(url);
    };
    await Promise.all(named.map(need));
    await Promise.allSettled(extra.map(need));
    await put(pages, path, answer, {'dau-files': [...used].join(' ')});

    // Cache the offline page again if it uses scripts from an earlier version
    const current = (await pages.match(offline))?.headers.get('dau-files').includes(named[0]);
    if (!current && path !== offline) await save(offline).catch(() => {});
  }

  /** When the cache exceeds its limits, deletes the oldest pages and the oldest unused files. */
  async function trim() {
    const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
    const used = new Set();
    let read = 0;
    // Caches list their oldest page first, so reverse the list
    for (const {url} of (await pages.keys()).reverse()) {
      const {headers} = await pages.match(url);
      const {pathname} = new URL(url);
      const isOffline = languages.some(({offline}) => offline === pathname);
      if (!isOffline && ++read > pageLimit) await pages.delete(url);
      else for (const file of headers.get('dau-files').split(' ')) used.add(file);
    }
    const others = (await files.keys()).filter(({url}) => !used.has(url));
    for (const {url} of others.slice(0, -FILE_LIMIT)) await files.delete(url);
  }

  /** Returns the network's response, or the cached response if the network fails or takes too long. */
  async function networkFirst(network, cached) {
    const wait = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    return (await Promise.race([network.catch(() => {}), wait])) ?? (await cached()) ?? network;
  }

  async function cachedPage(path) {
    const page = await (await caches.open(PAGES)).match(path);
    if (!page) return undefined;
    const {lang, offline, label, saved, reload} = languageOf(path);
    const date = new Date(page.headers.get('date') ?? Date.now());
    const when = date.toLocaleString(lang, {dateStyle: 'long', timeStyle: 'short'});
    const note = `<aside class="dau-saved-copy dau-box dau-linked dau-soft" data-print="hide" aria-label="${label}">${saved} ${when}. <a href="">${reload}</a></aside>`;
    const html = await page.text();
    return new Response(path === offline ? html : html.replace(end, () => note + end), page);
  }

  async function answerPage(request, path) {
    try {
      // Do not use navigation preload, because Firefox shows its own error page when the preload fails
      return await networkFirst(fetch(request), () => cachedPage(path));
    } catch (error) {
      if (request.destination !== 'document') throw error;
      const pages = await caches.open(PAGES);
      const {pathname, search} = new URL(request.url);
      // The reader may have cached only pages in another language
      for (const {offline} of [languageOf(path), ...languages]) {
        if (await pages.match(offline)) return Response.redirect(`${offline}#${pathname}${search}`);
      }
      throw error;
    }
  }

  async function answerFile(event) {
    const {url} = event.request;
    const files = await caches.open(FILES);
    const cached = () => files.match(url);
    if (!isHashed(url)) return networkFirst(fetch(event.request), cached);
    const known = await cached();
    if (known) return known;
    const response = await fetch(event.request);
    // The reader may have turned on data saver after the worker started
    if (isGood(response) && !isHtml(response) && !navigator.connection?.saveData)
      event.waitUntil(put(files, url, response.clone()).catch(() => {}));
    return response;
  }

  addEventListener('fetch', (event) => {
    const {method, mode, destination, url} = event.request;
    const {origin, pathname} = new URL(url);
    if (origin !== location.origin || !pathname.startsWith(base)) return;
    const isFile =
      destination === 'image' || HASHED_FOLDER.test(pathname) || /\/js\//.test(pathname);
    if (method === 'HEAD' || (method === 'GET' && mode === 'navigate'))
      event.respondWith(answerPage(event.request, pathOf(url)));
    else if (method === 'GET' && isFile) event.respondWith(answerFile(event));
  });

  // `save` in `save-pages.ts` sends this message
  addEventListener('message', (event) => {
    const {url, extra} = event.data;
    const saving = inTurn(() => save(pathOf(url), extra).finally(trim));
    event.waitUntil(saving.catch(() => {}));
  });

  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
})();
