import nprogress from 'nprogress';

// The theme's template has an invalid ARIA role. The bar is hidden from screen readers,
// because `announce-route.ts` announces the new page.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});
