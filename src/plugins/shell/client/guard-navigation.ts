import type {ClientModule} from '@docusaurus/types';

import {guardLoading} from '../../../lib/guard-loading';

/** A client-side navigation. */
type Navigation = {
  readonly from: string;
  readonly to: string;
  /** Scroll position on the page it starts from. */
  readonly scrollY: number;
  /** Handles its failure once, because each route of the page may fail to load. */
  failure?: Promise<unknown>;
};

/** The navigation that the router is starting. It is set for the current task only. */
let starting: Navigation | undefined;

/** Scroll position to restore when a failed navigation has been undone. */
let restoreScrollY: number | undefined;

async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/**
 * Handles a chunk of the next page that failed to load. If the host is reachable, a
 * new deployment has replaced the chunk: Docusaurus then reloads the new address
 * once. If it is not, a reload would replace the page with the browser's error page.
 * So this function restores the old address and shows a message.
 *
 * @throws `error` if the host is reachable
 */
async function onNavigationFailed(error: unknown, failed: Navigation): Promise<unknown> {
  if (await isReachable(failed.to)) throw error;
  restoreScrollY = failed.scrollY;
  window.history.replaceState(null, '', failed.from);
  window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  document.dispatchEvent(
    new CustomEvent('dau:notice', {detail: {kind: 'offline', url: failed.to}}),
  );
  // Stays pending, because the router has already returned to the old page
  return new Promise(() => undefined);
}

guardLoading((loading) => {
  const current = starting;
  return current
    ? loading.catch((error: unknown) => (current.failure ??= onNavigationFailed(error, current)))
    : loading;
});

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || restoreScrollY !== undefined) return;
    const from = previousLocation.pathname + previousLocation.search + previousLocation.hash;
    const to = location.pathname + location.search + location.hash;
    starting = {from, to, scrollY: window.scrollY};
    queueMicrotask(() => {
      starting = undefined;
    });
  },
  onRouteDidUpdate() {
    if (restoreScrollY === undefined) return;
    window.scrollTo(0, restoreScrollY);
    restoreScrollY = undefined;
  },
};

export default clientModule;
