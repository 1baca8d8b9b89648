import {CACHE_NAME, SITE_MARK, WORKER_FILE} from '../shared-names';

/** A page to cache, and files to cache with it. */
export type Job = {
  /** Path of the page, with the base URL. */
  readonly url: string;
  /** Absolute URLs. */
  readonly extra?: readonly string[];
  /** Whether the page stays until the reader deletes it. */
  readonly isSaved?: boolean;
};

/** Longer than the worker waits for a file, in milliseconds. */
const TIMEOUT = 130_000;

/**
 * Returns the base path of the whole site, or `undefined` if there are no cached pages: in
 * development, with the plugin off, at another URL than the site was built for, without HTTPS, in an
 * old browser.
 */
export function siteBase(): string | undefined {
  const base = document.querySelector(`template[${SITE_MARK}]`)?.innerHTML;
  const isPossible = window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;
  return isPossible && base && location.pathname.startsWith(base) ? base : undefined;
}

/** Whether the reader's device asks sites to save data. */
export const savesData = (): boolean =>
  (navigator as {connection?: {readonly saveData?: boolean}}).connection?.saveData === true;

/** Asks the worker to cache a page, and registers it if necessary. Returns whether it did. */
export async function save(job: Job): Promise<boolean> {
  const base = siteBase();
  if (base === undefined || savesData()) return false;
  try {
    const options = {scope: base, updateViaCache: 'none'} as const;
    await navigator.serviceWorker.register(base + WORKER_FILE, options);
    const {active} = await navigator.serviceWorker.ready;
    const {port1, port2} = new MessageChannel();
    return await new Promise<boolean>((resolve) => {
      port1.onmessage = ({data}) => resolve(data === 'saved');
      setTimeout(resolve, TIMEOUT, false);
      active?.postMessage(job, [port2]);
    });
  } catch {
    // Private windows of some browsers allow no worker
    return false;
  }
}

/** Returns the files of this site that the page has loaded: its lazy scripts and images. */
export function loadedFiles(): string[] {
  const own = `${location.origin}${siteBase()}`;
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((url) => url.startsWith(own) && /\/assets\//.test(url));
}

/** Returns the URL after `#`, if it is a page of this site. The worker writes it there. */
export function missingPath(hash: string, base: string, origin: string): string | undefined {
  const target = hash.slice(1);
  if (!target.startsWith(base) || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/** Deletes all caches of this site; other sites may be on the same host. Returns their number. */
export async function clearSavedPages(): Promise<number> {
  const base = siteBase();
  if (base === undefined) return 0;
  const isOurs = (name: string) => CACHE_NAME.test(name) && name.endsWith(`:${base}`);
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}
