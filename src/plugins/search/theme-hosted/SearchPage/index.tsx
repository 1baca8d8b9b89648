/** The results page over the hosted service, with the stock theme's filters. */
import {useCallback, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';

import SearchPageLayout from '../../client/page/SearchPageLayout';
import type {Search} from '../../client/page/useResults';
import {PLUGIN_NAME, type SearchGlobalData} from '../../names';

export default function SearchPage(): ReactNode {
  const {page} = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const options = useMemo(
    () => ({appId, apiKey, indexName, facetFilters: JSON.parse(filters) as unknown}),
    [appId, apiKey, indexName, filters],
  );
  const search = useCallback<Search>(
    async (query, range) => {
      const {searchHosted} = await import('../../client/hosted-search');
      return searchHosted(options, query, range);
    },
    [options],
  );
  return (
    <SearchPageLayout path={page} search={search}>
      <p>
        <Link to="https://www.algolia.com/">
          <Translate id="dau.search.byAlgolia" description="Names the service that searches">
            Tìm kiếm bằng Algolia
          </Translate>
        </Link>
      </p>
    </SearchPageLayout>
  );
}
