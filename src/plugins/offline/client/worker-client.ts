import {CACHE_NAME, SITE_MARK, WORKER_FILE} from '../shared-names';

/** A page to cache. */
export type Job = {
  /** Path of the page, with the base URL. */
  readonly url: string;
  /** Absolute URLs of files to cache with the page. */
  readonly extra?: readonly string[];
  /** Whether the page stays cached until the reader deletes it. */
  readonly isSaved?: boolean;
};

/** Milliseconds to wait for the worker. The worker waits less long for a file. */
const TIMEOUT = 130_000;

/**
 * Returns the site's base URL, or `undefined` if pages cannot be cached: in development, if the plugin
 * is off, at a URL that the site was not built for, without HTTPS, or in an old browser.
 */
export function siteBase(): string | undefined {
  const base = document.querySelector(`template[${SITE_MARK}]`)?.innerHTML;
  const isPossible = window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;
  return isPossible && base && location.pathname.startsWith(base) ? base : undefined;
}

/** Returns whether data saver is on. */
export const savesData = (): boolean =>
  (navigator as {connection?: {readonly saveData?: boolean}}).connection?.saveData === true;

/**
 * Registers the worker if necessary, and lets it cache a page.
 *
 * @returns whether the page is cached
 * @throws if the browser allows no worker, for example in a private window
 */
export async function save(job: Job): Promise<boolean> {
  const base = siteBase();
  if (base === undefined || savesData()) return false;
  const options = {scope: base, updateViaCache: 'none'} as const;
  await navigator.serviceWorker.register(base + WORKER_FILE, options);
  const {active} = await navigator.serviceWorker.ready;
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({data}) => resolve(data === 'saved');
    setTimeout(resolve, TIMEOUT, false);
    active?.postMessage(job, [port2]);
  });
}

/** Returns the URLs of the site's files that this tab has loaded, such as lazy scripts and images. */
export function loadedFiles(): string[] {
  const own = `${location.origin}${siteBase()}`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((url) => url.startsWith(own) && /\/assets\//.test(url));
}

/**
 * Returns the path of the page that is not cached, which the worker has written after `#`. Returns
 * `undefined` if the path is not on this site.
 */
export function missingPath(hash: string, base: string, origin: string): string | undefined {
  const target = hash.slice(1);
  if (!target.startsWith(base) || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/**
 * Deletes the caches of this site, but not those of other sites on the same host. Returns the number of
 * deleted caches.
 */
export async function clearSavedPages(): Promise<number> {
  const base = siteBase();
  if (base === undefined) return 0;
  const isOurs = (name: string) => CACHE_NAME.test(name) && name.endsWith(`:${base}`);
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}
