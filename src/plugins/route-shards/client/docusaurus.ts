import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import routes from '@generated/routes';

import {loadShard} from './routes';

type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

/** The framework fetches nothing ahead there, and neither do we. */
function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

/** When the page has nothing better to do: a shard is a script, and would come before what runs it. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    // Not in every browser
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/** The framework's `window.docusaurus`, which knows the shard of a path before it prefetches. */
export default Object.freeze({
  ...docusaurus,
  prefetch(pathname: string): false | Promise<unknown> {
    if (isSlowConnection()) return false;
    return idle()
      .then(() => loadShard(routes, pathname))
      .then(
        () => docusaurus.prefetch(pathname),
        // What does not come now is asked for again when the reader goes there
        () => undefined,
      );
  },
});
