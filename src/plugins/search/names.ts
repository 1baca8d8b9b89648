/** Names that the build and the browser share. */

export const PLUGIN_NAME = 'dau-search';

/** Folder with the index and the modal's stylesheet, in the output folder of each language. */
export const INDEX_FOLDER = 'search-index';

/** The plugin's global data. */
export type SearchGlobalData = {
  /** Path of the results page, with the base URL. */
  readonly page: string;
  /** Path of the index folder, with the base URL and a trailing slash. */
  readonly folder: string;
  /** Path of the modal's stylesheet, which loads with the modal. */
  readonly stylesheet: string;
  /** The option `reportUrl` of the plugin. */
  readonly reportUrl?: string;
};
