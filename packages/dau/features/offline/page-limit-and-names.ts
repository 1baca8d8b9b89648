import {FILE_CACHE, PAGE_CACHE} from '../../utils/browser-storage';

/** The worker's file, in the default language's output folder. */
export const WORKER_FILE = 'sw.js';

/** The maximum number of cached pages. */
export const PAGE_LIMIT = 20;

/** Marks the last element of every page. It contains the site's base URL. */
export const SITE_MARK = 'data-site';

/** Returns whether a cache belongs to the site with this base URL. Other sites may share the host. */
export const isCacheOf = (base: string, name: string): boolean =>
  [PAGE_CACHE, FILE_CACHE].some((prefix) => name.startsWith(`${prefix}-`)) &&
  name.endsWith(`:${base}`);
