import nprogress from 'nprogress';

/**
 * The theme draws its bar (S06) with the library's own template, whose
 * `role="bar"` and `role="spinner"` do not exist: the roles go, the rest stays.
 * The bar says nothing to a screen reader, which hears of the new page itself.
 */
nprogress.configure({
  template: '<div class="bar" data-progress-bar aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '[data-progress-bar]',
});
