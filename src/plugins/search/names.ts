/** What the build and the browser call things. */

export const PLUGIN_NAME = 'dau-search';

/** Folder of the index and of the modal's stylesheet, beside the pages of a language. */
export const INDEX_FOLDER = 'search-index';

/** What the browser is told. */
export type SearchGlobalData = {
  /** Path of the results page on the site, base URL included. */
  readonly page: string;
  /** Path of the index folder on the site, with a slash at its end. */
  readonly folder: string;
  /** Path of the stylesheet of the modal, loaded with it. */
  readonly stylesheet: string;
  readonly reportUrl?: string;
};
