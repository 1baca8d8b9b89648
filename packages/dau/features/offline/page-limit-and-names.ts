import {FILE_CACHE, PAGE_CACHE} from '../../utils/browser-storage';

/** The worker's file, in the default language's output folder. */
export const WORKER_FILE = 'sw.js';

/** The maximum number of cached pages. */
export const PAGE_LIMIT = 20;

/** Marks the last element of every page. It contains the site's base URL. */
export const SITE_MARK = 'data-site';

/**
 * Returns the names of the caches of pages and of their files. They contain the site's base URL, because
 * other sites may share the host.
 */
export const cacheNames = (base: string) =>
  [`${PAGE_CACHE}-1:${base}`, `${FILE_CACHE}-1:${base}`] as const;
