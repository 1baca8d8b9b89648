/** Names that the build and the browser share. */

export const PLUGIN_NAME = 'dau-search';

/** Id of the dialog that takes letters before the application runs. */
export const DIALOG = 'search';

/** Folder of the index, in the output folder of each language. */
export const INDEX_FOLDER = 'search-index';

/** The plugin's global data. */
export type SearchData = {
  /** Path of the results page, with the base URL. */
  page: string;
  /** Path of the index folder, with the base URL and a trailing slash. */
  folder: string;
  /** Path of the modal's stylesheet, which loads with the modal. */
  stylesheet: string;
  /** Whether a hosted service answers. */
  isHosted: boolean;
  reportUrl?: string;
};
