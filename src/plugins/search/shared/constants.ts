export const PLUGIN_NAME = 'dau-search';

export const DIALOG = 'search';

/** The path of the search script in the output folder. */
export const SCRIPT = 'js/search.js';

/** The index folder, in each language's output folder. */
export const INDEX_FOLDER = 'search-index';

export type SearchData = {
  /** The path of the results page, including the base URL. */
  page: string;
  /** The path of the index folder, including the base URL and a trailing slash. */
  folder: string;
  /** The path of the search script, including the base URL. */
  script: string;
  slashKey: boolean;
  reportUrl?: string;
};
