import type {ClientModule} from '@docusaurus/types';

import {ROUTE_STATUS, TITLE_DELAY_MS} from '../../../utils/shell-ids';

/**
 * After client-side navigation, writes the page title into an element that screen readers announce, and
 * moves the focus to the hash's target.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (route) => {
  const {location, previousLocation} = route;
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  setTimeout(() => {
    const region = document.getElementById(ROUTE_STATUS);
    if (region) region.textContent = document.title;
    target?.setAttribute('tabindex', '-1');
    target?.focus({preventScroll: true});
  }, TITLE_DELAY_MS);
};
