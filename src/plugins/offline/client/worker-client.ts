import {cacheNames, SITE_MARK, WORKER_FILE} from '../shared-names';

/** What became of a page: `full` if the browser has no room for it, `refused` if it keeps none. */
export type Result = 'saved' | 'failed' | 'full' | 'refused';

/** A page to keep, and files to keep with it. */
export type Job = {
  /** Path of the page, with the base URL. */
  readonly url: string;
  /** Absolute URLs. */
  readonly extra?: readonly string[];
  /** Whether it stays until the reader removes it. */
  readonly isSaved?: boolean;
};

/** Longer than the worker takes for a file, in milliseconds. */
const TIMEOUT = 130_000;

/**
 * Returns the base path of the whole site, or `undefined` if no page can be saved: in development,
 * with the plugin off, at another URL than the site was built for, without HTTPS, in an old
 * browser.
 */
export function siteBase(): string | undefined {
  const base = document.querySelector(`template[${SITE_MARK}]`)?.innerHTML;
  const isPossible = window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;
  return isPossible && base && location.pathname.startsWith(base) ? base : undefined;
}

/** Whether the reader's device asks sites to save data. */
export const savesData = (): boolean =>
  (navigator as {connection?: {readonly saveData?: boolean}}).connection?.saveData === true;

/** Registers the worker, if it is not, and waits until it runs. */
async function activeWorker(): Promise<ServiceWorker | null> {
  const base = siteBase();
  if (base === undefined || savesData()) return null;
  const options = {scope: base, updateViaCache: 'none'} as const;
  await navigator.serviceWorker.register(base + WORKER_FILE, options);
  return (await navigator.serviceWorker.ready).active;
}

/** Asks the worker to keep a page. */
export async function keep(job: Job): Promise<Result> {
  try {
    const worker = await activeWorker();
    if (!worker) return 'refused';
    const {port1, port2} = new MessageChannel();
    return await new Promise<Result>((resolve) => {
      port1.onmessage = ({data}) => {
        resolve(data as Result);
        port1.close();
      };
      setTimeout(resolve, TIMEOUT, 'failed');
      worker.postMessage(job, [port2]);
    });
  } catch (error) {
    // A worker that did not come is a `TypeError`. Private windows of some browsers allow none
    return error instanceof TypeError ? 'failed' : 'refused';
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

/** Returns the path after `#`, if it is a page of this site. The worker writes it there. */
export function missingPath(hash: string, base: string, origin: string): string | undefined {
  const target = hash.slice(1);
  if (!target.startsWith(base) || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/** Deletes all saved pages of this site; other sites may be on the same host. Returns their number. */
export async function clearSavedPages(): Promise<number> {
  const base = siteBase();
  if (base === undefined) return 0;
  let count = 0;
  for (const name of await caches.keys()) {
    const isOurs = Object.values(cacheNames).some((start) => name.startsWith(`${start}-`));
    if (!isOurs || !name.endsWith(`:${base}`)) continue;
    if (name.startsWith(cacheNames.pages)) count += (await (await caches.open(name)).keys()).length;
    await caches.delete(name);
  }
  return count;
}
