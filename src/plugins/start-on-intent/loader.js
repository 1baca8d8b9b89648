/**
 * In the head of every page, the same on each: starts the application at the
 * reader's first sign of intent, and keeps what the reader does until it runs.
 *
 * What the browser can do by itself is left to it: links, forms with an
 * address, text fields, scrolling. What needs the application (a button, a
 * shortcut, the box of a filter) is held, shown as busy, and done once, in
 * order, when `data-has-hydrated` says that the page listens. Holding happens
 * before any other listener, so that React, which may already be attached,
 * does not act on it as well.
 *
 * If loading fails, `src/plugins/shell/static/js/shell.js` says so, and here all is let go.
 */
(() => {
  const root = document.documentElement;
  /** What the reader has done and nobody has answered, in order. */
  let held = [];
  /** Fields in which the reader has typed, what, and whether a letter is being composed. */
  const typed = new Map();
  let hasStarted = false;
  let isParsed = false;
  let hasShell = false;
  let isOver = false;
  const hasHydrated = () => root.dataset.hasHydrated === 'true';

  /** Takes everything out of the queue. */
  const take = () => {
    const actions = held;
    held = [];
    delete root.dataset.hydration;
    for (const {target} of actions) target.removeAttribute('aria-busy');
    return actions;
  };

  const stop = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const keep = (action) => {
    root.dataset.hydration = 'busy';
    action.target.setAttribute('aria-busy', 'true');
    held.push(action);
  };

  const hold = (event, target, action) => {
    stop(event);
    // A second click of impatience is no second wish
    if (held.some((other) => other.target === target && other.event.type === event.type)) return;
    keep({target, event, ...action});
  };

  /** An event names all that makes one like it. */
  const press = (event) => event.target.dispatchEvent(new KeyboardEvent('keydown', event));

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
    isOver = true;
    const actions = take();
    for (const [field, {isComposing}] of typed) {
      if (isComposing) field.addEventListener('compositionend', () => retype(field), {once: true});
      else retype(field);
    }
    for (const {target, run, keys} of actions) {
      // What was done before has had its effect: on what a button does, on where letters go
      await new Promise(setTimeout);
      if (target.isConnected) run();
      await new Promise(setTimeout);
      keys?.forEach(press);
    }
  };

  const load = () => {
    new MutationObserver((_, observer) => {
      if (!hasHydrated()) return;
      observer.disconnect();
      void finish();
    }).observe(root, {attributeFilter: ['data-has-hydrated']});
    // To say what fails, shell.js comes first
    dispatchEvent(new Event('dau:start'));
    const {content} = document.querySelector('meta[name="dau-application"]');
    for (const src of content.split(' ')) {
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

  /** What a click here would operate, if only the application can. */
  const controlOf = (element) => {
    const found = element.closest('button,[role=button],[role=tab],summary,label,input');
    const control = found?.localName === 'label' ? found.control : found;
    if (control?.localName === 'input')
      return /^(checkbox|radio|reset)$/.test(control.type) && control;
    // The theme's own details; plain ones open by themselves
    if (control?.localName === 'summary') return control.parentElement.dataset.collapsed && control;
    // A form may have an address; if not, `submit` comes
    return control?.form && control.type === 'submit' ? null : control;
  };

  /**
   * The theme's menu of a phone needs the application. Until that runs, its button shows
   * the links of the navigation bar (`early-menus.css`). They stay when the application
   * starts, so that nothing moves under a finger. Any click and Escape close them.
   */
  const answerMenu = (event) => {
    const toggle = document.querySelector('.navbar__toggle');
    const isOpen = 'earlyMenu' in root.dataset;
    const isOnToggle = !event.key && toggle?.contains(event.target);
    if (isOpen ? event.key && event.key !== 'Escape' : !isOnToggle || hasHydrated()) return;
    if (isOnToggle) stop(event);
    toggle.setAttribute('aria-expanded', root.toggleAttribute('data-early-menu'));
  };
  for (const type of ['click', 'keydown']) addEventListener(type, answerMenu, true);

  listen('click', (event) => {
    const control = event.target.closest && controlOf(event.target);
    if (!control || event.defaultPrevented) return;
    // shell.js answers these, once it is there
    const isEarly = control.matches('[data-without-application]');
    if (!(isEarly && hasShell)) hold(event, control, {isEarly, run: () => control.click()});
  });

  listen('submit', (event) => {
    const form = event.target;
    // An address to go to is the browser's matter, one to send to would lead the reader away
    if (form.attributes.action && form.method === 'get') return;
    hold(event, event.submitter ?? form, {run: () => form.requestSubmit(event.submitter)});
  });

  listen('beforeinput', ({target}) => restore(target));
  for (const type of ['input', 'compositionend']) {
    listen(type, ({target, isComposing}) => {
      if (target.select) typed.set(target, {text: target.value, isComposing});
    });
  }

  listen('keydown', (event) => {
    const {target, key, isComposing} = event;
    if (isComposing || !target.closest) return;
    if (key === 'Escape') take();
    const isCommand = event.ctrlKey || event.metaKey;
    const hasModifier = isCommand || event.altKey;
    const run = () => press(event);
    const search = held.find(({keys}) => keys);
    const isShortcut = isCommand && key.toLowerCase() === 'k';
    if (search && isShortcut) {
      // It would close what the first is about to open
      stop(event);
    } else if (search) {
      // Meant for the field that is about to open
      if (hasModifier || (key.length > 1 && key !== 'Backspace')) return;
      stop(event);
      search.keys.push(event);
    } else if (isShortcut || (key === '/' && !hasModifier && !target.closest('input,textarea'))) {
      hold(event, target, {run, keys: []});
    } else if (/^(Enter| )$/.test(key) && target.matches('[role=tab]')) {
      hold(event, target, {run});
    }
  });

  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    hasStarted ||=
      history.state?.dauActions ||
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
    if (!hasHydrated() && pageOf(location) !== page) location.reload();
  });

  // shell.js is there
  addEventListener('dau:shell', () => {
    hasShell = true;
    for (const action of take()) {
      if (action.isEarly) action.run();
      else keep(action);
    }
  });
  // It asks for what waits, to do it after a reload
  addEventListener('dau:held', ({detail}) => detail.push(held, typed));
  // It has said that a script did not come
  addEventListener('dau:stopped', () => {
    isOver = true;
    take();
  });
  // Whoever comes back does not wait for it any more
  addEventListener('pagehide', take);
})();
