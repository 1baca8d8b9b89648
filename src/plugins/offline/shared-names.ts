/** The worker's file, in the default language's output folder. */
export const WORKER_FILE = 'sw.js';

/** Marks the element at the end of every page that contains the site's base URL. */
export const SITE_MARK = 'data-site';

/** The file that lists a language's pages and scripts, relative to the language's base URL. */
export const LANGUAGE_FILE = 'offline.json';

/** Matches the prefix of all cache names. Each name ends with the site's base URL. */
export const CACHE_NAME = /^dau-(pages|files)-/;
