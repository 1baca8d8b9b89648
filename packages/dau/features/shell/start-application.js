/**
 * Starts the application on the reader's first interaction, when an element with `data-hydrate` needs it,
 * or after 8 seconds on a fast connection. Then replays the clicks that only the application can handle.
 * The browser itself handles links, forms with an `action`, text fields, dialogs, popovers and `<details>`.
 * `early-scripts.js` handles controls with `data-without-application`.
 */
(() => {
  const root = document.documentElement;
  const waiting = new Set();
  /** The text typed into each field, because the application may clear fields when it starts. */
  const typed = new Map();
  const fonts = document.getElementsByTagName('font');
  /** How many `<font>` elements the page itself has. */
  let ownFonts = 0;
  let hasStarted = false;
  let isParsed = false;
  /** Whether the application has started or has failed to start. */
  let isOver = false;
  let isLeaving = false;

  /**
   * Whether the browser has translated the page. The application would show the original again, so it
   * does not start. Chrome wraps each string in `<font>`, and Edge adds an attribute.
   */
  const isTranslated = () =>
    !hasStarted &&
    (fonts.length > ownFonts ||
      document.querySelector('.translated-ltr,.translated-rtl,[_msttexthash]'));

  const release = () => {
    isOver = true;
    for (const control of waiting) control.removeAttribute('aria-busy');
  };

  /** Reloads the page once after a script error, because a new deployment may have other scripts. */
  const fail = async () => {
    if (isOver) return;
    release();
    const [entry] = performance.getEntriesByType('navigation');
    const {ok} = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(() => ({}));
    // A reload would cancel the navigation to the other page
    if (isLeaving) return;
    if (ok && entry?.type !== 'reload') location.reload();
    else document.getElementById('dau.notice').showPopover?.();
  };

  addEventListener('beforeunload', () => (isLeaving = true));
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

  /** Passes a field's text to the application, as if the reader had just typed it. */
  const passText = (field, text) => {
    if (field.value !== text) field.value = text;
    // React ignores the event if its tracker already has the same value
    field._valueTracker?.setValue('');
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  };

  const finish = async () => {
    release();
    for (const [field, text] of typed) passText(field, text);
    for (const control of waiting) {
      // Wait until the previous click has taken effect
      await new Promise(setTimeout);
      control.click();
    }
  };

  const load = () => {
    // After a reload, the browser may have restored the text of some fields
    for (const field of document.querySelectorAll('input,textarea')) {
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
    if (hasStarted || isTranslated()) return;
    hasStarted = reason;
    // Wait for a paint, so that the reader sees the effect of the interaction before the scripts run
    if (isParsed) requestAnimationFrame(() => setTimeout(load));
  };

  const listen = (type, listener) => {
    addEventListener(
      type,
      (event) => {
        if (!isOver && !isTranslated()) listener(event);
      },
      true,
    );
  };

  // `scroll` is not in this list, because browsers also scroll when they open a page
  for (const type of ['pointerdown', 'focusin', 'click', 'keydown', 'wheel']) {
    listen(type, () => start());
  }
  listen('pointermove', (event) => {
    // The event also fires, without movement, when a page opens under the pointer
    if (event.movementX || event.movementY) start();
  });
  listen('load', () => {
    const {saveData, effectiveType} = navigator.connection ?? {};
    if (effectiveType === '4g' && !saveData) setTimeout(start, 8000, 'at rest');
  });

  /** Selects the controls that only the application can handle. */
  const WAITS =
    ':is(button,[role=button],[role=tab],[type=checkbox],[type=radio]):not([commandfor],[popovertarget],[data-without-application],form[action] [type=submit])';

  const showTab = (tab) => {
    const list = tab.parentElement;
    [...list.children].forEach((each, at) => {
      each.classList.toggle('tabs__item--active', each === tab);
      each.ariaSelected = each === tab;
      list.nextElementSibling.children[at].hidden = each !== tab;
    });
  };

  // This listener runs before React's listeners
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
    if (!event.target.matches('form[action]')) event.preventDefault();
  });
  listen('keydown', (event) => {
    if (event.key === 'Enter' && event.target.matches?.('[role=tab]')) event.target.click();
  });
  listen('input', ({target}) => {
    if (target.matches?.('input,textarea') && target.select) typed.set(target, target.value);
  });

  // `DOMContentLoaded` would come later, because it waits for `early-scripts.js`
  document.addEventListener('readystatechange', () => {
    if (isParsed) return;
    isParsed = true;
    ownFonts = fonts.length;
    // Show the URL's query at once, so that letters typed before the start are added to it
    const field = document.querySelector('[data-hydrate="query"] [name=q]');
    if (field) field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    if (
      (location.search && document.querySelector('[data-hydrate="query"]')) ||
      (location.hash && document.querySelector('[data-hydrate="hash"]'))
    ) {
      hasStarted ||= !isTranslated();
    }
    if (hasStarted) load();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) start();
    });
    document.querySelectorAll('[data-hydrate="view"]').forEach((each) => observer.observe(each));
  });

  // If the reader reloads a page and then goes back, the browser may change only the URL
  const pageOf = ({pathname, search}) => pathname + search;
  const page = pageOf(location);
  addEventListener('popstate', () => {
    if (root.dataset.hasHydrated !== 'true' && pageOf(location) !== page) location.reload();
  });
})();
