import {savesData} from '../../../utils/browser';
import {PAGE_CACHE} from '../../../utils/browser-storage';
import {PAGES} from '../../../utils/engine-pages';
import {isCacheOf, SITE_MARK, WORKER_FILE} from '../page-limit-and-names';

/** A page that opens without a network. */
export type SavedPage = {
  readonly url: string;
  readonly title: string;
  /** When it was saved, in ISO 8601. */
  readonly date: string;
};

export type Job = {
  /** The page's path, including the base URL. */
  readonly url: string;
  /** Absolute URLs of files to cache with the page. */
  readonly extra?: readonly string[];
};

/** How long to wait for the worker, in milliseconds. Must exceed the worker's `TIMEOUT`. */
const TIMEOUT = 130_000;

/**
 * Returns the site's base URL, or `undefined` if pages cannot be cached: in development, with the plugin
 * off, under a different base URL, without HTTPS, or in an old browser.
 */
export function siteBase(): string | undefined {
  const base = document.querySelector(`template[${SITE_MARK}]`)?.innerHTML;
  const isPossible = window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;
  return isPossible && base && location.pathname.startsWith(base) ? base : undefined;
}

/**
 * Asks the worker to cache a page.
 *
 * @returns whether the page was cached
 * @throws if the browser does not allow service workers, for example in a private window
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

/** Returns the URLs of the site's files that this tab has loaded. */
export function loadedFiles(): string[] {
  const own = `${location.origin}${siteBase()}`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((url) => url.startsWith(own) && /\/assets\//.test(url));
}

/** Returns the cached pages, except the offline page itself, the last read first. */
export async function savedPages(): Promise<SavedPage[]> {
  const base = siteBase() ?? '';
  const names = (await caches.keys()).filter((name) => isCacheOf(base, name));
  const name = names.find((each) => each.startsWith(PAGE_CACHE));
  if (name === undefined) return [];
  const cache = await caches.open(name);
  const urls = (await cache.keys()).map(({url}) => url);
  const pages = urls.reverse().map(async (url) => {
    const response = await cache.match(url);
    const html = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
    const title = html.querySelector('h1')?.textContent ?? '';
    const date = new Date(response?.headers.get('date') ?? Date.now());
    return {url, title, date: date.toISOString()};
  });
  return (await Promise.all(pages)).filter(
    ({url, title}) => title !== '' && !url.endsWith(PAGES.offline),
  );
}

/** Deletes this site's caches, but no other caches on the same host. Returns how many were deleted. */
export async function clearSavedPages(): Promise<number> {
  const base = siteBase();
  if (base === undefined) return 0;
  const names = (await caches.keys()).filter((name) => isCacheOf(base, name));
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}
