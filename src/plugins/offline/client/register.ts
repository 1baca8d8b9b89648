import type {ClientModule} from '@docusaurus/types';

import {idle} from '../../../lib/fetch-ahead';
import {loadedFiles, save} from './worker-client';

/**
 * Caches each page that the reader opens, when the browser is idle. This includes pages that open by
 * client-side navigation, which does not request their HTML. The first page starts the worker.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (route) => {
  const url = route.location.pathname;
  if (url === route.previousLocation?.pathname) return;
  const cached = idle().then(() => save({url, extra: loadedFiles()}));
  cached.catch(() => undefined);
};
