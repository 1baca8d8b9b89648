import nprogress from 'nprogress';

// The theme's template has an invalid ARIA role. The bar is hidden from screen readers,
// because `announce-route.ts` announces the new page.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** The theme waits this long, in milliseconds, before it shows the bar. */
const DELAY = 200;
let isPending = false;

export function onRouteUpdate(): void {
  isPending = true;
}

/**
 * Ends the bar of a navigation that another one has replaced: Docusaurus forgets its delay, so that
 * the bar would begin after the page has come, and stay.
 */
export function onRouteDidUpdate(): void {
  isPending = false;
  setTimeout(() => {
    if (!isPending) nprogress.done();
  }, DELAY + 50);
}
