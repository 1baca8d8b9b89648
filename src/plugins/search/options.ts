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
  reportUrl: Joi.string()
    .pattern(/^(https?|mailto):/, 'an address that begins with https:, http: or mailto:')
    .optional(),
});
