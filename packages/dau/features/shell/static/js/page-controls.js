/** Handles the controls that must work before the application starts, or if it fails to start. */
(() => {
  const root = document.documentElement;
  const {themeKey, announcementKey, slashKey} = document.currentScript.dataset;
  // Without this object, Docusaurus shows an error about the base URL on the home page
  window.docusaurus ??= {};

  const store = (key, newValue) => {
    let storageArea;
    try {
      storageArea = localStorage;
      storageArea.setItem(key, newValue);
    } catch {
      // If the storage is blocked or full, the change does not reach the next page
    }
    // This event has the same effect as a change in another tab
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

  const closeMenus = () => {
    for (const dialog of document.querySelectorAll('dialog')) {
      if (dialog.popover) dialog.hidePopover();
      else dialog.close();
    }
  };

  addEventListener('storage', ({key, newValue}) => {
    if (key !== themeKey || !/^(light|dark)$/.test(newValue)) return;
    root.dataset.themeChoice = newValue;
    showColorMode(newValue === 'dark');
  });

  // With `colorMode: 'system'`, the system sets the mode until the reader chooses one
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
      // Move the focus, because the focused button is now hidden
      document.querySelector('.navbar__brand')?.focus();
    }
    const button = target.closest('[commandfor]');
    const closes =
      target.matches('dialog') || target.closest('dialog :is(a[href],[popovertarget])');
    if (button || closes) closeMenus();
    // Older browsers do not support `commandfor`, or popovers (Safari 16)
    const show = (attribute, selector) =>
      document.getElementById(target.closest(selector)?.getAttribute(attribute))?.showModal?.();
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      show('commandfor', '[command=show-modal]');
    }
    if (!('popover' in root)) show('popovertarget', '[popovertarget]:not([popovertargetaction])');
  });

  /** Loads the search script when the pointer or the focus reaches a search button or field. */
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
    // `key` is missing when the browser autofills a field
    if (altKey || !(isCommand ? /^k$/i : /^\/$/).test(key)) return;
    // DocSearch also listens to these keys, and would open the search again
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

  // The style sheet opens dropdowns on hover, but not after a touch: `:hover` persists after a tap
  document.addEventListener('pointerdown', ({pointerType}) => {
    root.dataset.pointer = pointerType;
  });
  document.addEventListener('focusin', ({target}) => {
    const open = document.querySelector(':is(dialog,.dropdown__menu):popover-open');
    if (open && !open.closest('dialog,.dropdown').contains(target)) open.hidePopover();
  });

  matchMedia('(width > 996px)').addEventListener('change', closeMenus);

  // Mark the section of the URL in the table of contents, as the application does when it runs
  for (const {hash, classList} of document.querySelectorAll('.table-of-contents__link')) {
    if (hash === location.hash) classList.add('table-of-contents__link--active');
  }

  // One of Docusaurus' inline scripts has already set `data-theme`
  showColorMode(root.dataset.theme === 'dark');
})();
