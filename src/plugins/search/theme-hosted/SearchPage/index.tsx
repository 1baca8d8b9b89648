/** The results page of the hosted service, with the same filters as the stock page. */
import {useCallback, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import SearchPageLayout from '../../client/page/SearchPageLayout';
import type {Search} from '../../client/page/useResults';
import {PLUGIN_NAME, type SearchGlobalData} from '../../names';

/** Filters for the current language and for the newest version of each docs plugin. */
function useFacetFilters() {
  const {currentLocale} = useDocusaurusContext().i18n;
  const docs = useAllDocsData();
  return useMemo(() => {
    const tags = Object.entries(docs).map(
      ([plugin, {versions}]) => `docusaurus_tag:docs-${plugin}-${versions[0]?.name ?? 'current'}`,
    );
    return [`language:${currentLocale}`, ['docusaurus_tag:default', ...tags]];
  }, [currentLocale, docs]);
}

export default function SearchPage(): ReactNode {
  const {page} = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useFacetFilters();
  const search = useCallback<Search>(
    async (query, range) => {
      const {searchHosted} = await import('../../client/hosted-search');
      return searchHosted({appId, apiKey, indexName, facetFilters}, query, range);
    },
    [appId, apiKey, indexName, facetFilters],
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
