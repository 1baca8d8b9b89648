import {Joi} from '@docusaurus/utils-validation';

/** Options of the search plugin. */
export type SearchOptions = {
  /** Route of the results page, without slashes. Default: `search`. */
  readonly searchPath: string;
  /**
   * Target of the link "Let us know", which the modal shows when nothing is found.
   * `{query}` is replaced with the query. Without this option there is no link.
   */
  readonly reportUrl?: string;
};

/** Options as written in the configuration: all are optional. */
export type UserSearchOptions = Partial<SearchOptions>;

export const optionsSchema = Joi.object<SearchOptions>({
  searchPath: Joi.string()
    .pattern(/^[\w-]+$/)
    .default('search'),
  reportUrl: Joi.string()
    .pattern(/^(https?|mailto):/, 'an address that begins with https:, http: or mailto:')
    .optional(),
});
