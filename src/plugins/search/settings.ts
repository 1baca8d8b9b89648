import {site} from '../../config/site';

/** Options of the search plugin. */
export const searchOptions = {
  /** Route of the results page. */
  searchPath: 'search',
  /** The link "Let us know" opens a prefilled issue. */
  ...(site.sourceUrl && {reportUrl: `${site.sourceUrl}/issues/new?title={query}`}),
};

/**
 * Returns the theme configuration of the hosted search, or `{}` for the embedded index.
 *
 * @param values the `hosted-search` group of `integrations.ts`, if it is set
 */
export function hostedSearch(values: Readonly<Record<string, string>> | undefined) {
  if (values === undefined) return {};
  const {
    ALGOLIA_APP_ID: appId = '',
    ALGOLIA_SEARCH_KEY: apiKey = '',
    ALGOLIA_INDEX_NAME: indexName = '',
  } = values;
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
