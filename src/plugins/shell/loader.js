/**
 * In the head of every page, the same on each: starts the application at the reader's
 * first action, and keeps a click that only the application can answer until it runs.
 *
 * What the browser does by itself stays with it: links, forms with an address, text
 * fields, dialogs, popovers, `<details>`. `shell.js` answers controls that carry
 * `data-without-application`.
 */
(() => {
  const root = document.documentElement;
  /** Controls that wait for the application, each with what it does then, in order. */
  const waiting = new Map();
  /** Fields in which the reader has typed: the text, and whether a letter is being composed. */
  const typed = new Map();
  let hasStarted = false;
  let isParsed = false;
  /** The application runs, or it cannot. */
  let isOver = false;

  const release = () => {
    isOver = true;
    delete root.dataset.hydration;
    for (const control of waiting.keys()) control.removeAttribute('aria-busy');
  };

  /** React components show a message with the same event. */
  document.addEventListener('dau:notice', ({detail: {kind, url = ''}}) => {
    const notice = document.getElementById('dau-notice');
    notice.dataset.kind = kind;
    notice.querySelector('a').href = url;
    notice.showPopover?.();
  });

  /**
   * A script did not come. A newer deployment may have other ones: then the page is loaded
   * again, once. The browser keeps what the reader has typed.
   */
  const fail = async () => {
    if (isOver) return;
    release();
    const [navigation] = performance.getEntriesByType('navigation');
    const isReachable = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
      ({ok}) => ok,
      () => false,
    );
    if (isReachable && navigation?.type !== 'reload') location.reload();
    else document.dispatchEvent(new CustomEvent('dau:notice', {detail: {kind: 'scripts'}}));
  };

  const isOwnScript = (url = '') => url.includes('/assets/js/');
  addEventListener(
    'error',
    (event) => {
      // A host may send an HTML page instead of a script
      const isPage = event.error instanceof SyntaxError && isOwnScript(event.filename);
      if (isPage) event.preventDefault();
      if (isPage || isOwnScript(event.target.src)) void fail();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    const {reason} = event;
    const isChunk = /^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED)$/.test(reason?.code ?? reason?.name);
    // A prefetch that failed rejects with the event of its <link>
    if (isChunk || reason instanceof Event) event.preventDefault();
    if (isChunk) void fail();
  });

  /** The application may empty a field as it starts. */
  const restore = (field) => {
    const text = typed.get(field)?.text;
    if (text !== undefined && field.value !== text) field.value = text;
  };

  /** To the application the field is as the server wrote it: it hears of the text as just typed. */
  const retype = (field) => {
    restore(field);
    const {value, selectionStart, selectionEnd} = field;
    field.value = '';
    // React keeps the last value it knows in a property of the field itself
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  };

  const finish = async () => {
    release();
    for (const [field, {isComposing}] of typed) {
      if (isComposing) field.addEventListener('compositionend', () => retype(field), {once: true});
      else retype(field);
    }
    for (const [control, run] of waiting) {
      // What was done before has had its effect
      await new Promise(setTimeout);
      if (control.isConnected) run();
    }
  };

  const load = () => {
    new MutationObserver((_, observer) => {
      if (root.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      void finish();
    }).observe(root, {attributeFilter: ['data-has-hydrated']});
    for (const src of document.querySelector('meta[name="dau-application"]').content.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.append(script);
    }
  };

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    if (isParsed) load();
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

  for (const type of ['pointerdown', 'wheel', 'focusin', 'click', 'keydown']) listen(type, start);
  listen('pointermove', (event) => {
    // A page that comes up under a resting pointer is told of it, too
    if (event.movementX || event.movementY) start();
  });
  // Until shortly after it has loaded, the browser itself scrolls: to a heading, or back to where
  // one was
  listen('load', () => setTimeout(() => listen('scroll', start), 200));

  /** Keeps an action for the application. Holding comes before React, which may be attached already. */
  const hold = (event, control, run) => {
    event.preventDefault();
    event.stopPropagation();
    root.dataset.hydration = 'busy';
    control.setAttribute('aria-busy', 'true');
    if (!waiting.has(control)) waiting.set(control, run);
  };

  /** The control that a click here would operate, if only the application can answer it. */
  const controlOf = (element) => {
    const found = element.closest?.('button,[role=button],[role=tab],label,input');
    const control = found?.localName === 'label' ? found.control : found;
    if (control?.localName === 'input')
      return /^(checkbox|radio|reset)$/.test(control.type) && control;
    if (control?.matches('[commandfor],[popovertarget],[data-without-application]')) return null;
    // A form may have an address; if not, `submit` comes
    return control?.form && control.type === 'submit' ? null : control;
  };

  listen('click', (event) => {
    const control = controlOf(event.target);
    if (control && !event.defaultPrevented) hold(event, control, () => control.click());
  });

  listen('submit', (event) => {
    const {target: form, submitter} = event;
    // An address to go to is the browser's matter, one to send to would lead the reader away
    if (form.attributes.action && form.method === 'get') return;
    if (form.method === 'dialog') return;
    hold(event, submitter ?? form, () => form.requestSubmit(submitter));
  });

  listen('keydown', (event) => {
    const {target, key} = event;
    if (/^(Enter| )$/.test(key) && target.matches?.('[role=tab]')) {
      hold(event, target, () => target.click());
    }
  });

  listen('beforeinput', ({target}) => restore(target));
  for (const type of ['input', 'compositionend']) {
    listen(type, ({target, isComposing}) => {
      if (target.select) typed.set(target, {text: target.value, isComposing});
    });
  }

  // Not `DOMContentLoaded`, which waits for shell.js
  document.addEventListener('readystatechange', () => {
    if (isParsed) return;
    isParsed = true;
    hasStarted ||=
      'start' in document.querySelector('meta[name="dau-application"]').dataset ||
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

  // After a reload, the entries of the history that the application made belong to this document: the
  // browser changes the address only
  const pageOf = ({pathname, search}) => pathname + search;
  const page = pageOf(location);
  addEventListener('popstate', () => {
    if (root.dataset.hasHydrated !== 'true' && pageOf(location) !== page) location.reload();
  });
  // Whoever comes back does not wait for it any more
  addEventListener('pagehide', () => {
    for (const control of waiting.keys()) control.removeAttribute('aria-busy');
    waiting.clear();
    delete root.dataset.hydration;
  });
})();
