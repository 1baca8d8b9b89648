import type {ClientModule} from '@docusaurus/types';

import {ROUTE_STATUS, TITLE_DELAY_MS} from '../../../utils/shell-ids';

/**
 * After client-side navigation, corrects the scroll position, writes the page title into an element that
 * screen readers announce, and moves the focus to the hash's target.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (route) => {
  const {location, previousLocation} = route;
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) {
    // Docusaurus has scrolled to the target. In the next frame, React Helmet changes the classes of `<html>`,
    // which moves the target. If the position is different by then, the browser has restored an older one
    const {scrollY} = window;
    requestAnimationFrame(() => {
      if (window.scrollY === scrollY) target.scrollIntoView();
    });
  } else {
    // Docusaurus has scrolled to the top. If the new page then gets shorter before its first paint,
    // Firefox scrolls down again, but not after a second scroll
    scrollTo(0, 1);
    scrollTo(0, 0);
  }
  setTimeout(() => {
    document.getElementById(ROUTE_STATUS)?.replaceChildren(document.title);
    target?.setAttribute('tabindex', '-1');
    target?.focus({preventScroll: true});
  }, TITLE_DELAY_MS);
};
