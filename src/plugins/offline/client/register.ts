import type {ClientModule} from '@docusaurus/types';

import {idle} from '../../../lib/fetch-ahead';
import {loadedFiles, save} from './worker-client';

/**
 * Caches each page that the reader opens, when the browser is idle. The worker cannot see pages that
 * open by client-side navigation, because their HTML is not requested.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (route) => {
  const url = route.location.pathname;
  if (url === route.previousLocation?.pathname) return;
  const cached = idle().then(() => save({url, extra: loadedFiles()}));
  cached.catch(() => undefined);
};
