/**
 * What works before the application starts, or if it fails: the announcement closes, the
 * color mode switches, menus and dialogs open in browsers without `commandfor`, and a link
 * says that the reader is offline. It listens on the document and uses elements that are in
 * every page's HTML, so it needs no build and no framework.
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
      if (hasHydrated() || !event.target.closest('[data-color-mode-toggle]')) return;
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

  /** Closes the menus of a phone. */
  const closeMenus = () => {
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
  };

  /** Returns whether a click opens another page of this site in the same tab. */
  const isPlainLink = (link, event) =>
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    (!link.target || link.target === '_self') &&
    !(link.hash && link.pathname === location.pathname && link.search === location.search);

  document.addEventListener('click', (event) => {
    const {target} = event;
    const bar = target.closest('[data-announcement-close]')?.closest('[data-announcement-id]');
    if (bar) closeAnnouncement(bar);

    // Safari before 26.2 and other older browsers do not know `commandfor`
    const button = target.closest('[commandfor]');
    if (button && !('commandForElement' in button)) {
      closeMenus();
      const dialog = document.getElementById(button.getAttribute('commandfor'));
      if (button.getAttribute('command') === 'show-modal') dialog.showModal();
    }
    // A click beside the menu; `closedby` is as new
    if (target.matches('dialog[closedby]')) target.close();

    const link = target.closest('a[href]');
    if (!link || !isPlainLink(link, event)) return;
    if (link.closest('dialog')) closeMenus();
    // Offline without a service worker, the browser would replace this page with an error
    if (event.defaultPrevented || navigator.onLine || navigator.serviceWorker?.controller) return;
    event.preventDefault();
    const detail = {kind: 'offline', url: link.href};
    document.dispatchEvent(new CustomEvent('dau:notice', {detail}));
  });

  // The button that names the pressed keys is pressed, unless the reader writes, or it is inert
  document.addEventListener('keydown', (event) => {
    const {target, key, ctrlKey, metaKey, altKey, isComposing} = event;
    const keys = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${key.toUpperCase()}`;
    const isText = keys.length === 1 && target.closest('input,textarea,select,[contenteditable]');
    if (altKey || isComposing || isText) return;
    const button = [...document.querySelectorAll('[aria-keyshortcuts]')].find((each) =>
      each.getAttribute('aria-keyshortcuts').split(' ').includes(keys),
    );
    if (!button || button.closest('[inert]')) return;
    event.preventDefault();
    // Whatever the button opens does not hear of this key
    event.stopPropagation();
    button.click();
  });

  // A list that is open closes when the focus leaves it
  document.addEventListener('focusin', ({target}) => {
    if (!target.hidePopover) return;
    for (const list of document.querySelectorAll('.dropdown__menu:popover-open')) {
      if (!list.parentElement.contains(target)) list.hidePopover();
    }
  });

  window.matchMedia('(width > 996px)').addEventListener('change', ({matches}) => {
    if (matches) closeMenus();
  });
  window.addEventListener('online', () => {
    const notice = document.getElementById('dau-notice');
    if (notice?.dataset.kind === 'offline') notice.hidePopover?.();
  });

  // Set the state of the toggle: the early script has already set the mode
  showColorMode(root.dataset.theme);
})();
