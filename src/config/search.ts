import {site} from './site';

/** Options of the search plugin. */
export const searchOptions = {
  /** Route of the results page. */
  searchPath: 'search',
  /** "Let us know", when nothing is found: a prefilled issue. */
  reportUrl: `${site.sourceUrl}/issues/new?title={query}`,
};

/** Variables of the hosted search, see `integrations.ts`. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The hosted search, in the stock theme's format, if its variables are set;
 * `{}` means the embedded index. That a group is set whole or not at all is
 * checked elsewhere: here half a group counts as none.
 */
export function hostedSearch(env: Environment) {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = env;
  if (!appId || !apiKey || !indexName) return {};
  return {
    algolia: {
      appId,
      apiKey,
      indexName,
      contextualSearch: true,
      searchPagePath: searchOptions.searchPath,
    },
  };
}
