export const PLUGIN_NAME = 'dau-offline';

/** The file of the worker, in the output folder of the default language. */
export const WORKER_FILE = 'sw.js';

/** The attribute of the element at the end of every page, which contains the site's base URL. */
export const SITE_MARK = 'data-site';

/** The path of the offline page, relative to the base URL of its language. */
export const OFFLINE_PAGE = 'offline';

/** The file that lists the pages and scripts of a language, relative to the base URL of the language. */
export const LANGUAGE_FILE = 'offline.json';

/** Matches the beginning of each cache name, which ends with the site's base URL. */
export const CACHE_NAME = /^dau-(pages|files)-/;
