/**
 * What the shell must do even when the application is late, broken or absent:
 * close the announcement, switch the colour mode, and say what went wrong with
 * loading. It only touches elements that are in every page's HTML and listens
 * on the document, so it needs no build and no framework.
 *
 * The application speaks to it through one event:
 * `document.dispatchEvent(new CustomEvent('dau:notice', {detail: {kind, url}}))`.
 */
(() => {
  const root = document.documentElement;
  const {themeKey, announcementKey} = document.currentScript.dataset;
  const hasHydrated = () => root.dataset.hasHydrated === 'true';

  let storageArea = null;
  try {
    storageArea = window.localStorage;
  } catch {
    // blocked
  }

  /** Storage may be blocked or full: then nothing is remembered, and nothing breaks. */
  const remember = (key, value) => {
    try {
      storageArea.setItem(key, value);
    } catch {
      // nothing to do
    }
  };

  // ── Message about loading ────────────────────────────────────────────────
  let retryUrl;

  const showNotice = (kind, url) => {
    const notice = document.getElementById('dau-notice');
    if (!notice) return;
    retryUrl = url;
    for (const text of notice.querySelectorAll('[data-notice]')) {
      text.hidden = text.dataset.notice !== kind;
    }
    notice.dataset.kind = kind;
    notice.hidden = false;
    if (kind === 'scripts') dispatchEvent(new Event('dau:stopped'));
  };

  const hideNotice = () => {
    const notice = document.getElementById('dau-notice');
    if (notice) notice.hidden = true;
  };

  /** Leaves the page only for one that answers: a dead connection must not take the text away. */
  const retry = async () => {
    const url = retryUrl ?? location.href;
    try {
      await fetch(url, {method: 'HEAD', cache: 'no-store'});
    } catch {
      showNotice('offline', url);
      return;
    }
    if (url === location.href) location.reload();
    else location.assign(url);
  };

  document.addEventListener('dau:notice', (event) => {
    showNotice(event.detail.kind, event.detail.url);
  });
  window.addEventListener('online', () => {
    if (document.getElementById('dau-notice')?.dataset.kind === 'offline') hideNotice();
  });

  // ── Scripts that are missing, or are not scripts ─────────────────────────
  const isOwnScript = (url) =>
    typeof url === 'string' && url.startsWith(location.origin) && url.includes('/assets/js/');

  window.addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof HTMLScriptElement) {
        // Missing. After hydration the application notices by itself.
        if (isOwnScript(target.src) && !hasHydrated()) showNotice('scripts');
      } else if (event.error instanceof SyntaxError && isOwnScript(event.filename)) {
        // A page of HTML came in place of the script
        event.preventDefault();
        if (!hasHydrated()) showNotice('scripts');
      }
    },
    true,
  );

  window.addEventListener('unhandledrejection', (event) => {
    const {reason} = event;
    const isChunk = reason?.name === 'ChunkLoadError' || reason?.code === 'CSS_CHUNK_LOAD_FAILED';
    // A prefetch that failed rejects with the event of its <link>
    const isPrefetch = reason instanceof Event && reason.target instanceof HTMLLinkElement;
    if (!isChunk && !isPrefetch) return;
    event.preventDefault();
    if (isChunk && !hasHydrated()) showNotice('scripts');
  });

  // ── Clicks ───────────────────────────────────────────────────────────────
  const closeAnnouncement = (bar) => {
    root.dataset.announcement = 'closed';
    remember(announcementKey, bar.dataset.announcementId);
    // Focus goes where the reader goes on: the start of the navigation
    const navigation = document.querySelector('.navbar');
    navigation?.setAttribute('tabindex', '-1');
    navigation?.focus();
    navigation?.addEventListener('blur', () => navigation.removeAttribute('tabindex'), {
      once: true,
    });
  };

  const showColorMode = (mode) => {
    root.dataset.theme = mode;
    root.dataset.themeChoice = mode;
    for (const button of document.querySelectorAll('[data-color-mode-toggle]')) {
      button.setAttribute('aria-pressed', String(mode === 'dark'));
    }
  };

  // Before React hears of it: it may be attached and not yet ready, and would switch once more
  document.addEventListener(
    'click',
    (event) => {
      if (hasHydrated() || !(event.target instanceof Element)) return;
      if (!event.target.closest('[data-color-mode-toggle]')) return;
      event.stopPropagation();
      const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
      showColorMode(mode);
      remember(themeKey, mode);
      // React may just have read the mode before
      window.dispatchEvent(
        new StorageEvent('storage', {key: themeKey, newValue: mode, storageArea}),
      );
    },
    true,
  );

  // Another tab has switched
  window.addEventListener('storage', ({key, newValue}) => {
    if (!hasHydrated() && key === themeKey && /^(light|dark)$/.test(newValue)) {
      showColorMode(newValue);
    }
  });

  /** A link that the browser itself would follow within this site. */
  const isPlainLink = (link, event) =>
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    (!link.target || link.target === '_self') &&
    !(link.hash && link.pathname === location.pathname && link.search === location.search);

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const bar = event.target
      .closest('[data-announcement-close]')
      ?.closest('[data-announcement-id]');
    if (bar) {
      closeAnnouncement(bar);
      return;
    }
    const action = event.target.closest('[data-notice-action]')?.dataset.noticeAction;
    if (action === 'retry') void retry();
    if (action === 'dismiss') hideNotice();

    const link = event.target.closest('a[href]');
    if (!link || event.defaultPrevented || !isPlainLink(link, event)) return;
    // A service worker may have the page; without one, leaving now loses this page
    if (!navigator.onLine && !navigator.serviceWorker?.controller) {
      event.preventDefault();
      showNotice('offline', link.href);
    }
  });

  // The toggle says the mode that the early script has set
  showColorMode(root.dataset.theme);
  // What was clicked before may be done now
  dispatchEvent(new Event('dau:shell'));
})();
