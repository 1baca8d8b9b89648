/** DocSearch's modal, as both engines show it. */
/// <reference types="@docusaurus/theme-search-algolia" />
import {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import translations from '@theme/SearchTranslations';

import {urlText} from '../../../../lib/url-text';
import type {SearchData} from '../../shared/names';
import Extras from './Extras';
import Hit from './Hit';
import {IDLE, searchClient, SearchStateContext, type Ask} from './search-client';
import SeeAll from './SeeAll';
import {cleanStoredSearches} from './stored-searches';

export type ModalProps = {
  data: SearchData;
  initialQuery: string;
  /** `hasNavigated` is true if the reader opened a result, false if they closed the modal. */
  onClose: (hasNavigated?: boolean) => void;
};

type Props = ModalProps &
  Pick<DocSearchModalProps, 'appId' | 'apiKey' | 'searchParameters' | 'transformItems'> & {
    /** Also part of the names of the stored searches. */
    indexName: string;
    /** Makes the function that searches from Algolia's client. */
    createAsk: (client: DocSearchTransformClient) => Ask;
  };

/** Makes the page behind the modal inert. */
function useInertPage() {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    // After the first paint: `inert` makes the browser calculate the styles of the whole page again
    const timer = setTimeout(() => page?.setAttribute('inert', ''), 100);
    return () => {
      clearTimeout(timer);
      page?.removeAttribute('inert');
    };
  }, []);
}

export default function Modal({data, onClose, createAsk, ...props}: Props): ReactNode {
  const history = useHistory();
  const [state, setState] = useState(IDLE);
  const [transformSearchClient] = useState(() => {
    cleanStoredSearches(props.indexName);
    return (client: DocSearchTransformClient) => searchClient(client, createAsk(client), setState);
  });
  const [initialScrollY] = useState(() => window.scrollY);
  const navigator = useMemo(
    () => ({
      navigate({itemUrl}: {itemUrl: string}) {
        onClose(true);
        history.push(itemUrl);
      },
    }),
    [history, onClose],
  );
  const ResultsFooter = useCallback(
    () => <SeeAll page={data.page} onClick={() => onClose(true)} />,
    [data.page, onClose],
  );
  useInertPage();
  // `Extras` is rendered into the modal, so the element of the modal must exist first
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const findContainer = useCallback((anchor: HTMLElement | null) => {
    setContainer(anchor?.querySelector<HTMLElement>('.DocSearch-Container') ?? null);
  }, []);
  const {reportUrl} = data;
  return createPortal(
    <SearchStateContext value={state}>
      <div ref={findContainer} className={data.isHosted ? '' : 'dau-search-embedded'}>
        <DocSearchModal
          {...props}
          initialScrollY={initialScrollY}
          maxResultsPerGroup={3}
          navigator={navigator}
          transformSearchClient={transformSearchClient}
          hitComponent={Hit}
          resultsFooterComponent={ResultsFooter}
          translations={translations.modal}
          placeholder={translations.modal?.searchBox?.placeholderText}
          onClose={() => onClose()}
          onAskAiToggle={() => undefined}
          {...(reportUrl && {
            getMissingResultsUrl: ({query}: {query: string}) =>
              reportUrl.replaceAll('{query}', urlText(query)),
          })}
        />
        {container && <Extras container={container} onLeave={() => onClose(true)} />}
      </div>
    </SearchStateContext>,
    document.body,
  );
}
