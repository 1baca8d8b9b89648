/**
 * In the head of every page, the same on each: moves there what waits in
 * templates, once its moment has come. What has been moved is no longer in its
 * template: a second time moves nothing. Style sheets can tell by `data-awaits-paint`
 * that the page has not been painted.
 *
 * Among these is shell.js, which says what did not come. If it did not come itself, the reader's
 * next action asks for it again.
 */
(() => {
  const ACTIONS = ['pointerdown', 'keydown'];
  const root = document.documentElement;
  let hasShell = false;
  let lacksScripts = false;
  const askAgain = ({target: {attributes}}) => {
    // Also after `load`: what came may be a page of HTML
    if (hasShell) return;
    const script = document.createElement('script');
    for (const {name, value} of attributes) script.setAttribute(name, value);
    script.onload = script.onerror = askAgain;
    const ask = () => {
      for (const type of ACTIONS) removeEventListener(type, ask, true);
      document.head.append(script);
    };
    for (const type of ACTIONS) addEventListener(type, ask, true);
  };
  root.setAttribute('data-awaits-paint', '');
  const move = (selector) => {
    for (const {content} of document.querySelectorAll(selector)) {
      for (const script of content.querySelectorAll('script')) {
        // In order, among themselves and with those of the application
        script.async = false;
        script.onload = script.onerror = askAgain;
      }
      document.head.append(content);
    }
  };
  const afterPaint = () => {
    root.removeAttribute('data-awaits-paint');
    move('[data-after="paint"]');
  };
  // Until shell.js answers these
  addEventListener(
    'error',
    (event) => {
      if (hasShell) return;
      const {target, filename = target.src, error} = event;
      lacksScripts ||= filename?.includes('/assets/js/');
      if (error instanceof SyntaxError) event.preventDefault();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    if (!hasShell && event.reason?.name === 'ChunkLoadError') event.preventDefault();
  });
  addEventListener('dau:shell', () => {
    hasShell = true;
    if (!lacksScripts || root.dataset.hasHydrated === 'true') return;
    document.dispatchEvent(new CustomEvent('dau:notice', {detail: {kind: 'scripts'}}));
  });
  addEventListener('dau:start', () => move('[data-after]'));
  try {
    new PerformanceObserver(afterPaint).observe({type: 'paint', buffered: true});
  } catch {
    addEventListener('load', afterPaint);
  }
  // In a hidden tab there is no paint
  addEventListener('load', () => document.hidden && afterPaint());
})();
