import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import routes from '@generated/routes';

import {idle, mayFetchAhead} from '../../start-on-intent/client/fetch-ahead';
import {loadShard} from './routes';

/** The framework's `window.docusaurus`, which knows the shard of a path before it prefetches. */
export default Object.freeze({
  ...docusaurus,
  prefetch(pathname: string): false | Promise<unknown> {
    if (!mayFetchAhead()) return false;
    // A shard is a script, and would come before what runs it
    return idle()
      .then(() => loadShard(routes, pathname))
      .then(
        () => docusaurus.prefetch(pathname),
        // What does not come now is asked for again when the reader goes there
        () => undefined,
      );
  },
});
