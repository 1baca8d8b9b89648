/** Names used by both the build and the browser. */

export const PLUGIN_NAME = 'dau-search';

/** Id of the search window, a dialog in every page's HTML. */
export const DIALOG = 'search';

/** Path of the window's script in the output folder. */
export const SCRIPT = 'js/search.js';

/** Folder of the index in the output folder of each language. */
export const INDEX_FOLDER = 'search-index';

/** The plugin's global data. */
export type SearchData = {
  /** Path of the results page, with the base URL. */
  page: string;
  /** Path of the index folder, with the base URL and a trailing slash. */
  folder: string;
  /** Path of the window's script, with the base URL. */
  script: string;
  slashKey: boolean;
  reportUrl?: string;
};
