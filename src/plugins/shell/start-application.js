/**
 * Starts the application at the reader's first action. Repeats earlier clicks that only the application
 * can handle. The same script is in the head of every page. The browser handles links, forms with
 * an `action`, text fields, dialogs, popovers and `<details>`. `page-controls.js` handles controls
 * with `data-without-application`.
 */
(() => {
  const root = document.documentElement;
  /** Controls that were clicked, in the order of their clicks. */
  const waiting = new Set();
  /** What the reader has typed, by field. The application may empty fields when it starts. */
  const typed = new Map();
  /** Key of `typed` in the session storage, for a reload. */
  const TYPED = 'dau.typed';
  let hasStarted = false;
  let isParsed = false;
  /** Whether the application has started or failed. */
  let isOver = false;
  /** Whether the browser is already loading another page. */
  let isLeaving = false;

  const fields = () => [...document.querySelectorAll('input,textarea')];
  const isTextField = (element) => element.matches?.('input,textarea') && element.select;

  const release = () => {
    isOver = true;
    for (const control of waiting) control.removeAttribute('aria-busy');
  };

  /**
   * Handles a script that is missing or fails. A newer deployment may have other scripts, so the
   * page reloads once.
   */
  const fail = async () => {
    if (isOver) return;
    release();
    const [entry] = performance.getEntriesByType('navigation');
    const isReachable = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
      ({ok}) => ok,
      () => false,
    );
    // A reload would stop the browser from opening the other page
    if (isLeaving) return;
    if (!isReachable || entry?.type === 'reload') {
      document.getElementById('dau-notice').showPopover?.();
      return;
    }
    try {
      const values = fields().map((field) => typed.get(field));
      if (typed.size > 0) sessionStorage.setItem(TYPED, JSON.stringify(values));
    } catch {
      // The storage is blocked or full
    }
    location.reload();
  };

  /** Restores what the reader had typed before the reload. */
  const restoreTyped = () => {
    try {
      const values = JSON.parse(sessionStorage.getItem(TYPED) ?? '[]');
      sessionStorage.removeItem(TYPED);
      for (const [at, field] of fields().entries()) {
        if (typeof values[at] === 'string' && isTextField(field)) field.value = values[at];
      }
    } catch {
      // The storage is blocked, or another site on this host has stored something there
    }
  };

  window.navigation?.addEventListener('navigate', ({hashChange}) => {
    isLeaving = !hashChange;
  });
  addEventListener(
    'error',
    ({filename, target}) => {
      if (/\/assets\/js\//.test(filename ?? target.src)) void fail();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    const {name, code} = event.reason ?? {};
    if (name !== 'ChunkLoadError' && code !== 'CSS_CHUNK_LOAD_FAILED') return;
    event.preventDefault();
    void fail();
  });

  /** Gives the application the text of a field, as if the reader had just typed it. */
  const passText = (field, text) => {
    if (field.value !== text) field.value = text;
    // React ignores a value that has not changed
    field._valueTracker?.setValue('');
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  };

  const finish = async () => {
    release();
    for (const [field, text] of typed) passText(field, text);
    for (const control of waiting) {
      // The previous click must take effect first
      await new Promise(setTimeout);
      control.click();
    }
  };

  const load = () => {
    // After a reload, the browser restores what the reader had typed
    for (const field of fields()) {
      if (field.value !== field.defaultValue) typed.set(field, field.value);
    }
    new MutationObserver((_, observer) => {
      if (root.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      void finish();
    }).observe(root, {attributeFilter: ['data-has-hydrated']});
    for (const src of document.querySelector('meta[name="dau-application"]').content.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.fetchPriority = hasStarted === 'at rest' ? 'low' : 'high';
      document.head.append(script);
    }
  };

  const start = (reason = true) => {
    if (hasStarted) return;
    hasStarted = reason;
    // Wait for a paint, so that the reader sees the effect of the action before the scripts run
    if (isParsed) requestAnimationFrame(() => setTimeout(load));
  };

  const listen = (type, listener) => {
    addEventListener(
      type,
      (event) => {
        if (!isOver) listener(event);
      },
      true,
    );
  };

  // The list does not have `scroll`, because the browser also scrolls to a heading or the last position
  for (const type of ['pointerdown', 'focusin', 'click', 'keydown', 'wheel']) {
    listen(type, () => start());
  }
  listen('pointermove', (event) => {
    // A page that opens under a resting pointer also gets this event, without movement
    if (event.movementX || event.movementY) start();
  });
  listen('load', () => {
    const {saveData, effectiveType} = navigator.connection ?? {};
    if (effectiveType === '4g' && !saveData) setTimeout(start, 8000, 'at rest');
  });

  /** Controls that only the application can handle. Browsers send forms with an `action`. */
  const WAITS =
    ':is(button,[role=button],[role=tab],[type=checkbox],[type=radio]):not([commandfor],[popovertarget],[data-without-application],form[action]:not([method=post]) [type=submit])';

  /** Shows the panel of a tab, which is already in the page. */
  const showTab = (tab) => {
    const list = tab.parentElement;
    [...list.children].forEach((each, at) => {
      each.classList.toggle('tabs__item--active', each === tab);
      each.ariaSelected = each === tab;
      list.nextElementSibling.children[at].hidden = each !== tab;
    });
  };

  // This listener runs before those of React
  listen('click', (event) => {
    const found = event.target.closest?.('button,[role=button],[role=tab],label,input');
    const control = found?.control ?? found;
    if (!control?.matches(WAITS) || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute('aria-busy', 'true');
    waiting.delete(control);
    waiting.add(control);
    if (control.role === 'tab') showTab(control);
  });
  // In a form without an `action`, Enter would reload the page
  listen('submit', (event) => {
    if (!event.target.matches('form[action]:not([method=post])')) event.preventDefault();
  });
  listen('keydown', (event) => {
    if (!/^(Enter| )$/.test(event.key) || !event.target.matches?.('[role=tab]')) return;
    event.preventDefault();
    event.target.click();
  });
  listen('input', ({target}) => {
    if (isTextField(target)) typed.set(target, target.value);
  });

  // `DOMContentLoaded` would wait for page-controls.js
  document.addEventListener('readystatechange', () => {
    if (isParsed) return;
    isParsed = true;
    restoreTyped();
    hasStarted ||=
      (location.search && document.querySelector('[data-hydrate="query"]')) ||
      (location.hash && document.querySelector('[data-hydrate="hash"]'));
    if (hasStarted) load();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) start();
    });
    for (const element of document.querySelectorAll('[data-hydrate="view"]')) {
      observer.observe(element);
    }
  });

  // The application may have opened other pages before a reload. When the reader goes back to one of
  // them, the browser changes only the URL, so this listener loads the page
  const pageOf = ({pathname, search}) => pathname + search;
  const page = pageOf(location);
  addEventListener('popstate', () => {
    if (root.dataset.hasHydrated !== 'true' && pageOf(location) !== page) location.reload();
  });
})();
