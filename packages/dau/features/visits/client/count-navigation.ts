import type {ClientModule} from '@docusaurus/types';

import {countVisit} from './count-visit';

/** The delay after which React Helmet has set the new title. */
const TITLE_DELAY_MS = 100;

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    // The page's own script counts the first view
    if (!previousLocation || pathname === previousLocation.pathname) return;
    setTimeout(countVisit, TITLE_DELAY_MS, '');
  },
};

export default clientModule;
