import type {ClientModule} from '@docusaurus/types';

import {idle, savesData} from '../../../utils/browser';
import {cacheNames, SITE_MARK, WORKER_FILE} from '../page-limit-and-names';

/**
 * Returns the site's base URL, or `undefined` if pages cannot be cached: in development, with the plugin
 * off, under a different base URL, without HTTPS, or in an old browser.
 */
export function siteBase(): string | undefined {
  const base = document.querySelector(`template[${SITE_MARK}]`)?.innerHTML;
  const isPossible = window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;
  return isPossible && base && location.pathname.startsWith(base) ? base : undefined;
}

/** Returns the URLs of the site's files that this tab has loaded. */
function loadedFiles(): string[] {
  const own = `${location.origin}${siteBase()}`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((url) => url.startsWith(own) && /\/assets\//.test(url));
}

/**
 * Asks the worker to cache a page with the files that it uses.
 *
 * @param url the page's path, including the base URL
 * @throws if the browser does not allow service workers, for example in a private window
 */
async function save(url: string): Promise<void> {
  const base = siteBase();
  if (base === undefined || savesData()) return;
  const extra = loadedFiles();
  const options = {scope: base, updateViaCache: 'none'} as const;
  await navigator.serviceWorker.register(base + WORKER_FILE, options);
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({url, extra});
}

/**
 * Caches each page that the reader opens, once the browser is idle. Without this module, pages opened by
 * client-side navigation would not be cached, because the browser does not request their HTML.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (route) => {
  const url = route.location.pathname;
  if (url === route.previousLocation?.pathname) return;
  idle()
    .then(() => save(url))
    .catch(() => undefined);
};

/** Deletes this site's caches, but no other caches on the same host. */
export async function clearSavedPages(): Promise<void> {
  const base = siteBase();
  if (base === undefined) return;
  await Promise.all(cacheNames(base).map((name) => caches.delete(name)));
}
