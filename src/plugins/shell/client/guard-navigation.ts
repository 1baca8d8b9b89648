import type {ClientModule} from '@docusaurus/types';

import {guardLoading} from '../../flat-routes/client/guard';

type Move = {
  readonly from: string;
  readonly to: string;
  readonly scrollY: number;
  /** The answer to its failure: the loading of each route of the page may fail. */
  failure?: Promise<unknown>;
};

/** The move that the router is about to load; only within the same turn of the event loop. */
let move: Move | undefined;

/** Where to scroll once the reader is back on the page that could not be left. */
let restoreScrollY: number | undefined;

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/**
 * The next page's chunk did not come. If the host answers, the framework's own
 * reaction is right: reload, once, at the new address (a new deployment has
 * taken the old chunk away). If it does not, a reload would put the browser's
 * error page in place of a readable one: stay, say so, and take the address back.
 */
async function onMoveFailed(error: unknown, failed: Move): Promise<unknown> {
  if (await answers(failed.to)) throw error;
  restoreScrollY = failed.scrollY;
  window.history.replaceState(null, '', failed.from);
  window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  document.dispatchEvent(
    new CustomEvent('dau:notice', {detail: {kind: 'offline', url: failed.to}}),
  );
  // Neither loaded nor failed: the router has moved back meanwhile
  return new Promise(() => undefined);
}

guardLoading((loading) => {
  const current = move;
  return current
    ? loading.catch((error: unknown) => (current.failure ??= onMoveFailed(error, current)))
    : loading;
});

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || restoreScrollY !== undefined) return;
    const from = previousLocation.pathname + previousLocation.search + previousLocation.hash;
    const to = location.pathname + location.search + location.hash;
    move = {from, to, scrollY: window.scrollY};
    queueMicrotask(() => {
      move = undefined;
    });
  },
  onRouteDidUpdate() {
    if (restoreScrollY === undefined) return;
    window.scrollTo(0, restoreScrollY);
    restoreScrollY = undefined;
  },
};

export default clientModule;
