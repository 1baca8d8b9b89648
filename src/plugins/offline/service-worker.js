/**
 * The service worker, one for all languages. It keeps the pages that the reader has read or
 * saved, each together with the files that its HTML names, so that they open without a network.
 *
 * `index.ts` defines `SITE` before this code and writes both as `sw.js`. Nothing in it changes
 * with the site's content, so a new text installs no new worker.
 */
(() => {
  const {base, format, languages} = SITE;
  const PAGES = `dau-pages-${format}:${base}`;
  const FILES = `dau-files-${format}:${base}`;
  /** How many read pages are cached, without the saved ones. Strings also say it: search for `20 trang`. */
  const PAGE_LIMIT = 20;
  /** How many files are cached that no cached page names, such as images that load later. */
  const FILE_LIMIT = 60;
  /** How long a page from the network may take if it is cached, in milliseconds. */
  const PATIENCE = 3000;
  /** How long a file to keep may take, in milliseconds. */
  const TIMEOUT = 120000;
  /** At the end of every page of this site: other HTML and cut-off HTML do not have it. */
  const END = `<template data-site>${base}</template>`;
  /** Files that never change: their URL has a hash of the content. */
  const HASHED = /\/(assets|search-index)(?=\/).*?[./?-][0-9a-f]{7,}([./]|$)/;
  const TAG = /<(?:script|link|meta|img|source)\b[^>]*>/g;
  const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg)$/;

  const languageOf = (path) => languages.find(({home}) => path.startsWith(home));

  /** Returns the path of a page: one for all spellings of its URL. */
  const pathOf = (href) => {
    const path = new URL(href, location.href).pathname.replace(/(\/index)?\.html$|\/$/, '');
    return languages.some(({home}) => home === `${path}/`) ? `${path}/` : path;
  };

  const isGood = ({status, type, redirected}) => status === 200 && type === 'basic' && !redirected;
  const isHtml = ({headers}) => headers.get('content-type')?.startsWith('text/html');

  const request = (url) => fetch(url, {priority: 'low', signal: AbortSignal.timeout(TIMEOUT)});

  /** Runs one task at a time, in all workers: none sees what another has half done. */
  const inTurn = (task) => navigator.locks.request(PAGES, task);

  /** Stores a response. Rejects if it was cut off, or if the storage is full. */
  async function put(cache, url, response, added = {}) {
    const body = await response.blob();
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    for (const name of Object.keys(added)) headers.set(name, added[name]);
    await cache.put(url, new Response(body, {headers}));
    return body;
  }

  /** The HTML names its shard of routes with a hash, a page that moves there without. */
  const withShard = (url) => [url, url.replace(/(\/routes-\d+)\.\w+(?=\.js$)/, '$1')];

  /** Returns the URLs of the files that the tags of a page name. */
  const filesIn = (html) =>
    (html.match(TAG) ?? []).flatMap((tag) => {
      const isNeeded = /^<(img|source)/.test(tag) ? PICTURE : /\/(assets|js)\//;
      return tag
        .split(/[\s"'=,<>]+/)
        .filter((url) => url.startsWith(base) && isNeeded.test(url))
        .flatMap((url) => withShard(new URL(url, location.href).href));
    });

  /**
   * Keeps a page and all files that it needs. Rejects if one of them did not come: the page is
   * stored last, so an earlier version stays as it was. A list of files (`.json`) counts as a page.
   *
   * @param extra other files to keep with the page, for example what its scripts have loaded
   */
  async function keep(path, {response, extra = [], isSaved} = {}) {
    const {offline} = languageOf(path);
    const answer = response ?? (await request(path));
    const html = await answer.clone().text();
    const isOurs = path.endsWith('.json') ? !isHtml(answer) : html.includes(END);
    if (!isGood(answer) || !isOurs) throw new Error(`Not of this site: ${path}`);
    const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
    const saved = isSaved || (await pages.match(path))?.headers.has('dau-saved');
    const named = filesIn(html);
    const used = new Set();
    const need = async (url) => {
      const cached = HASHED.test(url) && (await files.match(url));
      const isOptional = PICTURE.test(url) || extra.includes(url);
      // Pictures come with saved pages; of other pages, those that the reader has seen stay
      if (!cached && !saved && isOptional && !extra.includes(url)) return;
      const file = cached || (await request(url));
      if (!cached && (!isGood(file) || isHtml(file))) {
        if (isOptional) return;
        throw new Error(`A file is missing: ${url}`);
      }
      const body = await (cached ? file.blob() : put(files, url, file));
      used.add(url);
      if (!url.endsWith('.css')) return;
      const fonts = (await body.text()).matchAll(/url\(["']?([^"')]+\.woff2)/g);
      await Promise.all([...fonts].map(([, font]) => need(new URL(font, url).href)));
    };
    await Promise.all([...new Set([...named, ...extra])].map(need));
    await put(pages, path, answer, {
      'dau-kept': Date.now(),
      'dau-files': [...used].join(' '),
      ...(saved && {'dau-saved': 1}),
    });

    // The offline page of the language is saved with the scripts of the same version
    const [first] = named;
    const there = (await pages.match(offline))?.headers.get('dau-files').includes(first);
    if (!there && path !== offline) await keep(offline, {isSaved: true}).catch(() => {});
  }

  /** Deletes the oldest pages over the limit, and the oldest files that no page names. */
  async function trim() {
    const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
    const used = new Set();
    const cached = (await pages.keys()).map(async ({url}) => ({
      url,
      headers: (await pages.match(url)).headers,
    }));
    const newest = (await Promise.all(cached)).sort(
      (a, b) => b.headers.get('dau-kept') - a.headers.get('dau-kept'),
    );
    let read = 0;
    for (const {url, headers} of newest) {
      if (!headers.has('dau-saved')) read += 1;
      if (read > PAGE_LIMIT && !headers.has('dau-saved')) await pages.delete(url);
      else for (const file of headers.get('dau-files').split(' ')) used.add(file);
    }
    const others = (await files.keys()).filter(({url}) => !used.has(url));
    for (const {url} of others.slice(0, -FILE_LIMIT)) await files.delete(url);
  }

  /** Returns the network's answer; after a failure or a long wait the cached one, if it exists. */
  async function networkFirst(network, cached) {
    const wait = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    return (await Promise.race([network.catch(() => {}), wait])) ?? (await cached()) ?? network;
  }

  /** Returns a cached page, with a mark that says so. */
  async function cachedPage(path) {
    const page = await (await caches.open(PAGES)).match(path);
    if (!page) return undefined;
    const {lang, offline, label, saved, reload} = languageOf(path);
    const date = new Date(+page.headers.get('dau-kept'));
    // As the site writes days: 24/11/2026 in Vietnamese
    const month = lang === 'vi' ? 'numeric' : 'long';
    const when = date.toLocaleString(lang, {
      day: 'numeric',
      month,
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    const mark = `<aside class="dau-kept" data-print="hide" aria-label="${label}">${saved} ${when}. <a href="">${reload}</a></aside>`;
    const html = await page.text();
    return new Response(path === offline ? html : html.replace(END, () => mark + END), page);
  }

  async function answerPage(event, path) {
    // No navigation preload: when it fails, Firefox shows its own error page
    const network = fetch(event.request);
    if (event.request.method === 'GET' && !navigator.connection?.saveData) {
      const reading = network.then((response) => {
        const copy = isGood(response) && !path.endsWith('/404') && response.clone();
        return copy && inTurn(() => keep(path, {response: copy}).finally(trim));
      });
      event.waitUntil(reading.catch(() => {}));
    }
    try {
      return await networkFirst(network, () => cachedPage(path));
    } catch (error) {
      if (event.request.destination !== 'document') throw error;
      const pages = await caches.open(PAGES);
      const {pathname, search} = new URL(event.request.url);
      // The reader may have saved pages of another language only
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
    if (!HASHED.test(url)) return networkFirst(fetch(event.request), cached);
    const known = await cached();
    if (known) return known;
    const response = await fetch(event.request);
    // The reader may have turned it on since the worker started
    const savesData = navigator.connection?.saveData;
    if (isGood(response) && !isHtml(response) && !savesData)
      event.waitUntil(put(files, url, response.clone()).catch(() => {}));
    return response;
  }

  addEventListener('fetch', (event) => {
    const {method, mode, destination, url} = event.request;
    const {origin, pathname} = new URL(url);
    if (origin !== location.origin || !pathname.startsWith(base)) return;
    if (method === 'HEAD' || (method === 'GET' && mode === 'navigate')) {
      event.respondWith(answerPage(event, pathOf(url)));
    } else if (
      method === 'GET' &&
      (destination === 'image' || /\/(assets|js|search-index)\//.test(pathname))
    ) {
      event.respondWith(answerFile(event));
    }
  });

  /** A page asks to keep a page. */
  addEventListener('message', (event) => {
    const {url, ...options} = event.data;
    const result = inTurn(() => keep(pathOf(url), options).finally(trim)).then(
      () => 'saved',
      ({name}) => (name === 'QuotaExceededError' ? 'full' : 'failed'),
    );
    event.waitUntil(result.then((text) => event.ports[0].postMessage(text)));
  });

  addEventListener('activate', (event) => {
    const start = async () => {
      // No tab runs with the worker before this one, so nothing needs what it has left
      for (const name of await caches.keys()) {
        const isOurs = /^dau-(pages|files)-\d+:/.test(name) && name.endsWith(`:${base}`);
        if (isOurs && name !== PAGES && name !== FILES) await caches.delete(name);
      }
      await inTurn(trim);
      await clients.claim();
    };
    event.waitUntil(start());
  });
})();
