/** Names that the build, the pages and the worker share. */

export const PLUGIN_NAME = 'dau-offline';

/** File of the worker, under the base path of the whole site. */
export const WORKER_FILE = 'sw.js';

/** Attribute of the element at the end of every page that says whose page it is. */
export const SITE_MARK = 'data-site';

/** Path of the offline page, under the base URL of its language. */
export const OFFLINE_PAGE = 'offline';

/** List of a language's pages and scripts, under the base URL of the language. */
export const LANGUAGE_FILE = 'offline.json';

/** What the names of the caches begin with. The base path of the site is at their end. */
export const cacheNames = {pages: 'dau-pages', files: 'dau-files'} as const;
