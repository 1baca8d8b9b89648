import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';

import {idle, mayFetchAhead} from '../../../lib/fetch-ahead';
import type {Routes} from './routes';

let isSet = false;

/** Fetches the shard of a linked page before Docusaurus fetches the page's chunks. */
const clientModule: ClientModule = {
  onRouteUpdate() {
    if (isSet) return;
    isSet = true;
    const {prefetch, preload} = window.docusaurus;
    const {load} = routes as unknown as Routes;
    // If a request fails, it is repeated when the reader opens the page
    const fetchAhead = (path: string, act: typeof preload) =>
      load(path).then(
        async () => (await act(path)) || [],
        () => [],
      );
    window.docusaurus = Object.freeze({
      // A shard is a script, so it must not run while the page is busy
      prefetch: (path: string) => mayFetchAhead() && idle().then(() => fetchAhead(path, prefetch)),
      preload: (path: string) => mayFetchAhead() && fetchAhead(path, preload),
    });
  },
};

export default clientModule;
