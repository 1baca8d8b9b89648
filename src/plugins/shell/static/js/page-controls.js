/**
 * Handles the controls that work before the application starts or if it fails: it closes the
 * announcement, switches the color mode, and opens menus in browsers without `commandfor`.
 */
(() => {
  const root = document.documentElement;
  const {themeKey, announcementKey, slashKey} = document.currentScript.dataset;
  // Without this object, Docusaurus says on the home page that the base URL is wrong
  window.docusaurus ??= {};

  /** Stores a value, unless the storage is blocked or full. */
  const store = (key, newValue) => {
    let storageArea;
    try {
      storageArea = localStorage;
      storageArea.setItem(key, newValue);
    } catch {
      // The change is lost on the next page
    }
    // Informs this script and React, as if another tab had changed the value
    dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
  };

  const showColorMode = (isDark) => {
    root.dataset.theme = isDark ? 'dark' : 'light';
    // Browsers use this color for their address bar
    const bar = document.querySelector('[name=theme-color]');
    if (bar) bar.content = getComputedStyle(root).getPropertyValue('--dau-paper');
    for (const button of document.querySelectorAll('[data-color-mode-toggle]')) {
      button.setAttribute('aria-pressed', isDark);
    }
  };

  /** Closes the mobile menus. */
  const closeMenus = () => {
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
  };

  addEventListener('storage', ({key, newValue}) => {
    if (key !== themeKey || !/^(light|dark)$/.test(newValue)) return;
    root.dataset.themeChoice = newValue;
    showColorMode(newValue === 'dark');
  });

  // With `colorMode: 'system'`, the mode follows the system until the reader chooses one
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
    if (root.dataset.themeChoice === 'system') showColorMode(matches);
  });

  document.addEventListener('click', ({target}) => {
    if (target.closest('[data-color-mode-toggle]')) {
      store(themeKey, root.dataset.theme === 'dark' ? 'light' : 'dark');
    }
    const bar = target.closest('[data-announcement-close]')?.closest('[data-announcement-id]');
    if (bar) {
      root.dataset.announcement = 'closed';
      store(announcementKey, bar.dataset.announcementId);
      // Move the focus, because the button that had it is hidden now
      document.querySelector('.navbar__brand')?.focus();
    }
    const button = target.closest('[commandfor]');
    // A click on a menu button, on a link in a dialog, or outside a dialog closes all dialogs
    if (button || target.closest('dialog a[href]') || target.matches('dialog')) closeMenus();
    // Browsers from before 2026 lack `commandfor`
    if (button?.getAttribute('command') === 'show-modal' && !('commandForElement' in button)) {
      document.getElementById(button.getAttribute('commandfor')).showModal();
    }
  });

  /** Loads the search script when the pointer or the focus reaches its button or field. */
  const loadScript = ({target}) => {
    const button = target.closest?.('[data-script]');
    const src = button?.dataset.script;
    if (!src || document.querySelector(`script[src="${src}"]`)) return;
    const id = button.getAttribute('commandfor');
    const {dataset} = document.getElementById(id) ?? button.closest('[data-search]');
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => delete dataset.failed;
    script.onerror = () => {
      script.remove();
      dataset.failed = '';
    };
    document.head.append(script);
  };
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, loadScript);
  }

  // Ctrl+K, ⌘K and `/` press the search button, unless it is inert
  document.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    const isCommand = ctrlKey || metaKey;
    // The event has no key if the browser fills in a field
    if (altKey || !(isCommand ? /^k$/i : /^\/$/).test(key)) return;
    // DocSearch listens on the window, and would open the search again
    event.stopPropagation();
    const [target] = event.composedPath();
    const isText =
      target.isContentEditable || target.closest?.('input,textarea,select,[role$=box]');
    if (!isCommand && (slashKey === undefined || isText)) return;
    const button = document.querySelector('[aria-keyshortcuts]');
    if (!button || button.closest('[inert]')) return;
    event.preventDefault();
    button.click();
  });

  // The style sheet opens dropdowns on hover, but not for a touch pointer, because `:hover` stays on the
  // element after a tap
  document.addEventListener('pointerdown', ({pointerType}) => {
    root.dataset.pointer = pointerType;
  });
  // A dropdown closes when the focus leaves it
  document.addEventListener('focusin', ({target}) => {
    const list = document.querySelector('.dropdown__menu:popover-open');
    if (list && !list.parentElement.contains(target)) list.hidePopover();
  });

  matchMedia('(width > 996px)').addEventListener('change', closeMenus);

  // Docusaurus has already set the mode, from the URL or the storage
  showColorMode(root.dataset.theme === 'dark');
})();
