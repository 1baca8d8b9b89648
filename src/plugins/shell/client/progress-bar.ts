import nprogress from 'nprogress';

// The theme draws the bar with a role that does not exist. Screen readers need none:
// `announce-route.ts` tells them of the new page.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});
