import {Joi} from '@docusaurus/utils-validation';

/** Options of the search plugin. */
export type SearchOptions = {
  /** Route of the results page, without slashes around it. */
  readonly searchPath: string;
  /**
   * Where "Let us know" leads when nothing is found; `{query}` in it becomes
   * the query. Without it the link is not shown.
   */
  readonly reportUrl?: string;
};

/** Options as an author writes them: all may be left out. */
export type UserSearchOptions = Partial<SearchOptions>;

export const optionsSchema = Joi.object<SearchOptions>({
  searchPath: Joi.string()
    .pattern(/^[\w-]+$/)
    .default('search'),
  reportUrl: Joi.string().uri({scheme: ['https', 'http', 'mailto']}).optional(),
});

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

export const PLUGIN_NAME = 'dau-search';

/** Folder of the index and of the modal's stylesheet, beside the pages of a language. */
export const INDEX_FOLDER = 'search-index';
