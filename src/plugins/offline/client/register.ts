import type {ClientModule} from '@docusaurus/types';

import {idle} from '../../../lib/fetch-ahead';
import {keep, loadedFiles} from './worker-client';

/**
 * Keeps each page that the reader opens, when the browser has nothing better to do. The first
 * page starts the worker. Later pages of this tab come without their HTML, so the worker has
 * to fetch it.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (pathname === previousLocation?.pathname) return;
    void idle().then(() => keep({url: pathname, extra: loadedFiles()}));
  },
};

export default clientModule;
