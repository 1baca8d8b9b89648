import type {ClientModule} from '@docusaurus/types';

import {idle} from '../../../lib/fetch-ahead';
import {loadedFiles, save} from './worker-client';

/**
 * Caches each page that the reader opens, when the browser is idle. The first page starts the worker.
 * Later pages of this tab do not request their HTML, so the worker fetches it.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (route) => {
  const url = route.location.pathname;
  if (url === route.previousLocation?.pathname) return;
  void idle().then(() => save({url, extra: loadedFiles()}));
};
