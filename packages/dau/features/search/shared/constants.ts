import {shellId} from '../../../utils/shell-ids';

export const PLUGIN_NAME = 'dau-search';

export const DIALOG = shellId('search');

/** The path of the search script in the output folder. */
export const SCRIPT = 'js/search.js';

/** The attribute of the site's early script that says that `/` opens the search. */
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
  /** Tags for readers who do not know what to search for. */
  topics: Topic[];
  reportUrl?: string;
};
