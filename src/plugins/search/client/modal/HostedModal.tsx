/** The modal with Algolia, which filters by language and docs version as the stock theme does. */
import {useCallback, type ReactNode} from 'react';
import type {DocSearchTransformClient} from '@docsearch/react';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import Modal, {type ModalProps} from './Modal';
import type {Ask} from './search-client';
import {safeHit} from './stored-searches';

/** The client's own attempts together may take a minute. */
const TIMEOUT_MS = 8_000;

export default function HostedModal(props: ModalProps): ReactNode {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const facetFilters = useAlgoliaContextualFacetFilters();
  const toLocalUrl = useSearchResultUrlProcessor();
  const createAsk = useCallback(
    (client: DocSearchTransformClient): Ask => {
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      return async (requests) => {
        const tooLate = new Promise<never>((_, reject) => {
          setTimeout(() => reject(new Error('The service takes too long')), TIMEOUT_MS);
        });
        const answer = await Promise.race([client.search({requests} as never), tooLate]);
        const {results} = answer as unknown as Awaited<{results: Awaited<ReturnType<Ask>>}>;
        return results.map((result) => ({...result, hits: result.hits.map(safeHit)}));
      };
    },
    [docusaurusVersion],
  );
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({...item, url: toLocalUrl(item.url)})),
    [toLocalUrl],
  );
  return (
    <Modal
      {...props}
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      searchParameters={{facetFilters}}
      transformItems={transformItems}
      createAsk={createAsk}
    />
  );
}
