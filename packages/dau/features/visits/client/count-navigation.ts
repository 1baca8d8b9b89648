import type {ClientModule} from '@docusaurus/types';

import {TITLE_DELAY_MS} from '../../../utils/shell-ids';
import {countVisit} from './count-visit';

let timer: ReturnType<typeof setTimeout> | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    // The page's own script counts the first view
    if (!previousLocation || pathname === previousLocation.pathname) return;
    // A reader who goes back twice does not see the page in between
    clearTimeout(timer);
    timer = setTimeout(countVisit, TITLE_DELAY_MS, '');
  },
};

export default clientModule;
