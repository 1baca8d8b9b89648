import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** What `include` knows about a page. */
export type SearchedPage = {
  /** The path, including the base URL. */
  url: string;
  /** The path of the page's Markdown or React file, relative to the site folder. */
  sourceFile: string;
};

export type SearchOptions = {
  id: string;
  /** Whether the `/` key opens the search, in addition to Ctrl+K and ⌘K. */
  slashKey: boolean;
  /** The path of the results page, without the base URL. */
  searchPagePath: string;
  /**
   * The URL of the "Let us know" link below a search without results. `{query}` is replaced with the
   * query. By default, there is no link.
   */
  reportUrl?: string;
  /** Returns whether to index a page. By default, all pages are indexed. */
  include: (page: SearchedPage) => boolean;
  /**
   * Results show where a page is, such as `Blog`. This label is for pages outside docs and blogs, such as
   * `Page`. By default, they have no label.
   */
  pageLabel?: string;
  /** The path of a component that the results page shows while there are no results. */
  below?: string;
  /**
   * The prefix of the key under which a reader's browser stores recently opened and saved results. With
   * `false`, nothing is stored.
   */
  storageKey: string | false;
  /**
   * Whether pages load a script of 1 kB with which the search opens before the application starts. Set
   * it to `false` if a script of your own contains `docusaurus-search-folded/shortcuts-and-loading`.
   */
  earlyScript: boolean;
};

/** The options as a site's configuration contains them. All are optional. */
export type PluginOptions = Partial<SearchOptions>;

const schema = Joi.object<SearchOptions>({
  slashKey: Joi.boolean().default(true),
  searchPagePath: Joi.string().default('search'),
  reportUrl: Joi.string().allow(''),
  include: Joi.function().default(() => () => true),
  pageLabel: Joi.string().allow(''),
  below: Joi.string(),
  storageKey: Joi.alternatives(Joi.string(), Joi.valid(false)).default('searches:'),
  earlyScript: Joi.boolean().default(true),
}).error((errors) => new Error(`docusaurus-search-folded: ${errors.join(', ')}`));

export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<PluginOptions | undefined, SearchOptions>): SearchOptions =>
  validate(schema, options);
