/** The name of the plugin, under which pages find its data. */
export const PLUGIN_NAME = 'docusaurus-search-folded';

/** The `id` of the search window. No heading can get it, because headings' ids have no periods. */
export const DIALOG = 'search.window';

/** The path of the search script in the output folder. */
export const SCRIPT = 'js/search.js';

/** The path of the script that opens the search before the application starts. */
export const EARLY_SCRIPT = 'js/search-controls.js';

/** If the early script has this attribute, `/` opens the search. */
export const SLASH_KEY = 'data-slash-key';

/** The index folder, in each language's output folder. */
export const INDEX_FOLDER = 'search-index';

/** A tag, with the path of its page. */
type Topic = {label: string; url: string};

export type SearchData = {
  /** The path of the results page, including the base URL. */
  page: string;
  /** The path of the index folder, including the base URL and a trailing slash. */
  folder: string;
  /** The path of the search script, including the base URL. */
  script: string;
  slashKey: boolean;
  /** The key of the stored results in the browser's storage. If it is empty, nothing is stored. */
  storageKey: string;
  /** Tags for readers who do not know what to search for. */
  topics: Topic[];
  reportUrl?: string | undefined;
};
