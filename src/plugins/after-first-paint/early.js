/**
 * In the head of every page, the same on each: moves what waits in templates
 * there once the page has been painted, or its application starts. What has been
 * moved is no longer in its template: a second time moves nothing.
 */
(() => {
  const move = () => {
    for (const {content} of document.querySelectorAll('template[data-after-first-paint]')) {
      // In order, among themselves and with those of the application
      for (const script of content.querySelectorAll('script')) script.async = false;
      document.head.append(content);
    }
  };
  addEventListener('dau:start', move);
  try {
    new PerformanceObserver(move).observe({type: 'paint', buffered: true});
  } catch {
    addEventListener('load', move);
  }
  // In a hidden tab there is no paint
  addEventListener('load', () => document.hidden && move());
})();
