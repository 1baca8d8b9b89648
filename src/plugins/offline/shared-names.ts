/** Names that the build, the pages and the worker share. */

export const PLUGIN_NAME = 'dau-offline';

/** File of the worker, under the base path of the whole site. */
export const WORKER_FILE = 'sw.js';

/** Attribute of the element at the end of every page that holds the base path of its site. */
export const SITE_MARK = 'data-site';

/** Path of the offline page, under the base URL of its language. */
export const OFFLINE_PAGE = 'offline';

/** List of a language's pages and scripts, under the base URL of the language. */
export const LANGUAGE_FILE = 'offline.json';

/** The names of the caches begin with this, and end with the base path of the site. */
export const CACHE_NAME = /^dau-(pages|files)-/;
