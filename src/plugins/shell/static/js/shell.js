/**
 * Features that work before React starts, or if it fails: close the announcement,
 * switch the color mode, show messages about loading failures, and load a cached page
 * again whose scripts are gone. The script listens on the document and uses elements
 * that are in every page's HTML, so it needs no build and no framework.
 *
 * React components show a message with an event:
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

  /** Stores a value. Does nothing if storage is blocked or full. */
  const store = (key, value) => {
    try {
      storageArea.setItem(key, value);
    } catch {
      // nothing to do
    }
  };

  // ── Message about loading ────────────────────────────────────────────────
  let retryUrl;
  let lacksScripts = false;

  const showNotice = (kind, url) => {
    const notice = document.getElementById('dau-notice');
    if (!notice) return;
    if (kind === 'scripts') {
      lacksScripts = true;
      dispatchEvent(new Event('dau:stopped'));
      // While the reader is offline, that is the reason
      if (!notice.hidden && notice.dataset.kind === 'offline') return;
    }
    retryUrl = url;
    for (const text of notice.querySelectorAll('[data-notice]')) {
      text.hidden = text.dataset.notice !== kind;
    }
    notice.dataset.kind = kind;
    notice.hidden = false;
  };

  // ── A cached page names scripts that a newer deployment has removed ──────
  /** What the reader did before the page was loaded again. */
  const earlierActions = history.state?.dauActions;

  /** Returns where an element is, and how it is known again on another version of the page. */
  const describe = (element) => {
    const path = [];
    for (let node = element; node.parentElement; node = node.parentElement) {
      path.unshift([...node.parentElement.children].indexOf(node));
    }
    return {
      path,
      name: `${element.localName} ${element.ariaLabel ?? element.textContent}`.slice(0, 99),
    };
  };

  const find = ({path, name}) => {
    const element = path.reduce((node, index) => node?.children[index], root);
    return element && describe(element).name === name ? element : undefined;
  };

  /** Returns what the reader did that still waits for the application, as data. */
  const waitingActions = () => {
    const detail = [];
    dispatchEvent(new CustomEvent('dau:held', {detail}));
    const [held = [], typed = []] = detail;
    const keyOf = ({key, ctrlKey, metaKey}) => ({key, ctrlKey, metaKey});
    return [
      ...[...typed].map(([field, {text}]) => ({...describe(field), text})),
      ...held.map(({target, event, keys = []}) => ({
        ...describe(target),
        keys: event.key ? [event, ...keys].map(keyOf) : [],
      })),
    ];
  };

  /** Does again what `waitingActions` has returned on the page before. */
  const repeat = (action) => {
    const element = find(action);
    if (action.text !== undefined && element) {
      element.value = action.text;
      element.dispatchEvent(new InputEvent('input', {bubbles: true}));
    } else if (action.keys.length > 0) {
      for (const key of action.keys) {
        const event = new KeyboardEvent('keydown', {...key, bubbles: true, cancelable: true});
        (element ?? document.body).dispatchEvent(event);
      }
    } else element?.click();
  };

  let isRecovering = false;

  /**
   * Loads the page again, once, if the host has a newer version of it. Otherwise says that
   * scripts are missing.
   */
  const recover = async () => {
    if (isRecovering) return;
    isRecovering = true;
    const names = document.querySelector('meta[name="dau-application"]').content;
    const html = await fetch(location.href, {cache: 'reload'}).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    if (earlierActions || !html.includes('dau-application') || html.includes(names)) {
      showNotice('scripts');
      return;
    }
    history.replaceState({...history.state, dauActions: waitingActions()}, '');
    location.reload();
  };

  const hideNotice = () => {
    const notice = document.getElementById('dau-notice');
    if (!notice) return;
    notice.hidden = true;
    if (lacksScripts && notice.dataset.kind === 'offline') showNotice('scripts');
  };

  /** Opens the page again only if the host is reachable, so that the reader keeps the current text. */
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
        // The script is missing. After hydration React handles it.
        if (isOwnScript(target.src) && !hasHydrated()) void recover();
      } else if (event.error instanceof SyntaxError && isOwnScript(event.filename)) {
        // The host sent an HTML page instead of the script
        event.preventDefault();
        if (!hasHydrated()) void recover();
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
    if (isChunk && !hasHydrated()) void recover();
  });

  // ── Clicks ───────────────────────────────────────────────────────────────
  const closeAnnouncement = (bar) => {
    root.dataset.announcement = 'closed';
    store(announcementKey, bar.dataset.announcementId);
    // The focused button is gone: move the focus to the navigation, which follows it
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

  // In the capture phase, before React: during hydration React might switch the mode again
  document.addEventListener(
    'click',
    (event) => {
      if (hasHydrated() || !(event.target instanceof Element)) return;
      if (!event.target.closest('[data-color-mode-toggle]')) return;
      event.stopPropagation();
      const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
      showColorMode(mode);
      store(themeKey, mode);
      // React may have read the old mode already: this event updates it
      window.dispatchEvent(
        new StorageEvent('storage', {key: themeKey, newValue: mode, storageArea}),
      );
    },
    true,
  );

  // Another tab has changed the mode
  window.addEventListener('storage', ({key, newValue}) => {
    if (!hasHydrated() && key === themeKey && /^(light|dark)$/.test(newValue)) {
      showColorMode(newValue);
    }
  });

  /** Returns whether a click opens another page of this site in the same tab. */
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
    // Offline without a service worker, the browser would replace this page with an error
    if (!navigator.onLine && !navigator.serviceWorker?.controller) {
      event.preventDefault();
      showNotice('offline', link.href);
    }
  });

  // Set the state of the toggle: the early script has already set the mode
  showColorMode(root.dataset.theme);
  // Clicks from before this script loaded are replayed now
  dispatchEvent(new Event('dau:shell'));
  if (earlierActions) {
    history.replaceState({...history.state, dauActions: undefined}, '');
    earlierActions.forEach(repeat);
  }
})();
