/** The worker's file, in the default language's output folder. */
export const WORKER_FILE = 'sw.js';

/** Marks the element at the end of every page that contains the site's base URL. */
export const SITE_MARK = 'data-site';

/** Matches the prefix of all cache names. Each name ends with the site's base URL. */
export const CACHE_NAME = /^dau-(pages|files)-/;
