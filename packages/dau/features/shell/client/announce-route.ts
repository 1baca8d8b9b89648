import type {ClientModule} from '@docusaurus/types';

import {ROUTE_STATUS} from '../../../utils/shell-ids';

/** The delay after which React Helmet has set the new title. */
const TITLE_DELAY_MS = 100;

/**
 * After client-side navigation, writes the page title into an element that screen readers announce, and
 * moves the focus to the hash's target.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}, previousLocation}) {
    if (!previousLocation || pathname === previousLocation.pathname) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    setTimeout(() => {
      const region = document.getElementById(ROUTE_STATUS);
      if (region) region.textContent = document.title;
      target?.setAttribute('tabindex', '-1');
      target?.focus({preventScroll: true});
    }, TITLE_DELAY_MS);
  },
};

export default clientModule;
