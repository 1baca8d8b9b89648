/** The results page of the embedded index. */
import {useCallback, type ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';

import SearchPageLayout from '../../client/page/SearchPageLayout';
import type {Search} from '../../client/page/useResults';
import {PLUGIN_NAME, type SearchGlobalData} from '../../names';

export default function SearchPage(): ReactNode {
  const {page, folder} = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const search = useCallback<Search>(
    async (query, range) => {
      const {sharedEngine} = await import('../../client/engine');
      return sharedEngine(folder).search(query, range);
    },
    [folder],
  );
  return <SearchPageLayout path={page} search={search} />;
}
