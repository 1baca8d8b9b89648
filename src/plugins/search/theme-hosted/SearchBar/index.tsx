/** The stock search bar, with an error screen that stays visible and the correct count of results. */
import {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import StockSearchBar from '@stock-search-bar';

import {hostedClient} from '../../client/hosted-client';
import ModalExtras from '../../client/ModalExtras';
import SeeAll from '../../client/SeeAll';
import {createSession} from '../../client/session';
import {cleanStoredSearches} from '../../client/stored-searches';
import {PLUGIN_NAME, type SearchGlobalData} from '../../names';

import '../../client/modal.css';

/** Returns the element of the open modal, or `null`. */
function useModalBody(): HTMLElement | null {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // The modal changes the class of `body` when it opens and closes.
    const observer = new MutationObserver(() =>
      setBody(document.querySelector<HTMLElement>('.DocSearch-Modal')),
    );
    observer.observe(document.body, {attributes: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);
  return body;
}

/** Closes the modal with a synthetic Escape key: the stock search bar has no other API. */
function closeModal(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', {code: 'Escape', key: 'Escape'}));
}

export default function SearchBar(): ReactNode {
  const {page} = usePluginData(PLUGIN_NAME) as SearchGlobalData;
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [session] = useState(createSession);
  const body = useModalBody();
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const transformSearchClient = useMemo(() => {
    const wrap = hostedClient(session, ['docusaurus', docusaurusVersion]);
    return (client: Parameters<typeof wrap>[0]) => {
      // Each opened modal makes a client before it reads its storage
      cleanStoredSearches(indexName);
      return wrap(client);
    };
  }, [session, docusaurusVersion, indexName]);
  const ResultsFooter = useCallback(
    () => <SeeAll session={session} page={page} onClose={closeModal} />,
    [session, page],
  );
  return (
    <>
      <StockSearchBar
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={ResultsFooter}
      />
      {body && <ModalExtras session={session} body={body} />}
    </>
  );
}
