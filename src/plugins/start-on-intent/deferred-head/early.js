/**
 * In the head of every page, the same on each: moves there what waits in
 * templates, once its moment has come. What has been moved is no longer in its
 * template: a second time moves nothing. Style sheets can tell by `data-awaits-paint`
 * that the page has not been painted.
 */
(() => {
  const root = document.documentElement;
  root.setAttribute('data-awaits-paint', '');
  const move = (selector) => {
    for (const {content} of document.querySelectorAll(selector)) {
      // In order, among themselves and with those of the application
      for (const script of content.querySelectorAll('script')) script.async = false;
      document.head.append(content);
    }
  };
  const afterPaint = () => {
    root.removeAttribute('data-awaits-paint');
    move('[data-after="paint"]');
  };
  addEventListener('dau:start', () => move('[data-after]'));
  try {
    new PerformanceObserver(afterPaint).observe({type: 'paint', buffered: true});
  } catch {
    addEventListener('load', afterPaint);
  }
  // In a hidden tab there is no paint
  addEventListener('load', () => document.hidden && afterPaint());
})();
