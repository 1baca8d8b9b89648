/** Names used by both the build and the browser. */

export const PLUGIN_NAME = 'dau-offline';

/** File of the worker, in the output folder of the default language. */
export const WORKER_FILE = 'sw.js';

/** Attribute of the element that contains the site's base URL, at the end of every page. */
export const SITE_MARK = 'data-site';

/** Path of the offline page, relative to the base URL of its language. */
export const OFFLINE_PAGE = 'offline';

/** File that lists the pages and scripts of a language, relative to its base URL. */
export const LANGUAGE_FILE = 'offline.json';

/** Start of the name of each cache. The end is the site's base URL. */
export const CACHE_NAME = /^dau-(pages|files)-/;
