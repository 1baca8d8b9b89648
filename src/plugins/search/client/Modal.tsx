/** The DocSearch modal with the embedded engine. It loads when a reader is about to search. */
import {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';

import {afterPaint} from '../../../lib/after-paint';
import {urlText} from '../../../lib/url-text';
import type {SearchGlobalData} from '../names';

import {sharedEngine} from './engine';
import Hit from './Hit';
import ModalExtras from './ModalExtras';
import {embeddedClient} from './embedded-client';
import SeeAll from './SeeAll';
import {createSession} from './session';
import {cleanStoredSearches} from './stored-searches';
import {modalTranslations} from './translations';

type Props = {
  readonly data: SearchGlobalData;
  readonly initialQuery: string;
  /** `navigated` is true if the reader opened a result, false if they closed the modal. */
  readonly onClose: (navigated?: boolean) => void;
};

/** Makes the page behind the modal inert while the modal is open. */
function useInertPage() {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    // After the paint: `inert` makes the browser recalculate the styles of the whole page
    const cancel = afterPaint(() => page?.setAttribute('inert', ''));
    return () => {
      cancel();
      page?.removeAttribute('inert');
    };
  }, []);
}

export default function Modal({data, initialQuery, onClose}: Props): ReactNode {
  const history = useHistory();
  const [session] = useState(createSession);
  const indexName = `embedded:${data.page}`;
  const [transformSearchClient] = useState(() => {
    cleanStoredSearches(indexName);
    return embeddedClient(sharedEngine(data.folder), session);
  });
  const [initialScrollY] = useState(() => window.scrollY);
  const translations = useMemo(() => modalTranslations(), []);
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({
      navigate: ({itemUrl}) => {
        onClose(true);
        history.push(itemUrl);
      },
    }),
    [history, onClose],
  );
  const ResultsFooter = useCallback(
    () => <SeeAll session={session} page={data.page} onClose={() => onClose(true)} />,
    [session, data.page, onClose],
  );
  useInertPage();
  // The extras are rendered into the modal, so its element must exist first.
  const [body, setBody] = useState<HTMLElement | null>(null);
  const findBody = useCallback((anchor: HTMLElement | null) => {
    setBody(anchor?.querySelector<HTMLElement>('.DocSearch-Modal') ?? null);
  }, []);

  const {reportUrl} = data;
  return createPortal(
    <div ref={findBody}>
      <DocSearchModal
        // DocSearch requires these three. `indexName` is also part of its storage keys.
        appId="embedded"
        apiKey="embedded"
        indexName={indexName}
        initialQuery={initialQuery}
        initialScrollY={initialScrollY}
        maxResultsPerGroup={3}
        navigator={navigator}
        transformSearchClient={transformSearchClient}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        translations={translations}
        onClose={() => onClose()}
        onAskAiToggle={() => undefined}
        {...(reportUrl && {
          getMissingResultsUrl: ({query}: {query: string}) =>
            reportUrl.replaceAll('{query}', urlText(query)),
        })}
      />
      {body && <ModalExtras session={session} body={body} hint />}
    </div>,
    document.body,
  );
}
