import preloadKnown from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';

import {loadShard} from './routes';

type Guard = (loading: Promise<unknown>) => Promise<unknown>;

let guard: Guard = (loading) => loading;

/** Lets a part of the application answer where a page does not load. */
export function guardLoading(answer: Guard): void {
  guard = answer;
}

/**
 * The framework's `preload`, after the shard of the path: what it matches is
 * known by then. The development server knows all
 * routes at once.
 */
export default function preload(pathname: string): Promise<unknown> {
  const waiting = loadShard(routes, pathname);
  return guard(waiting ? waiting.then(() => preloadKnown(pathname)) : preloadKnown(pathname));
}
