import type {ClientModule} from '@docusaurus/types';

import {idle} from '../../../utils/browser';
import {loadedFiles, save} from './worker-client';

/**
 * Caches each page that the reader opens, once the browser is idle. Without this module, pages opened by
 * client-side navigation would not be cached, because the browser does not request their HTML.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (route) => {
  const url = route.location.pathname;
  if (url === route.previousLocation?.pathname) return;
  const cached = idle().then(() => save({url, extra: loadedFiles()}));
  cached.catch(() => undefined);
};
