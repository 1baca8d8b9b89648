import type {ClientModule} from '@docusaurus/types';

import {TITLE_DELAY_MS} from '../../../utils/shell-ids';
import {countVisit} from './count-visit';

let timer: ReturnType<typeof setTimeout> | undefined;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (route) => {
  const {location, previousLocation} = route;
  // The page's own script counts the first view
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  // Do not count a page that the reader leaves at once, such as the one in between when going back twice
  clearTimeout(timer);
  timer = setTimeout(countVisit, TITLE_DELAY_MS, '');
};
