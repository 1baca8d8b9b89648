/** The DocSearch modal over the embedded engine. Loaded when a reader is about to search. */
import {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';

import {afterPaint} from '../../../lib/after-paint';
import type {SearchGlobalData} from '../names';

import {sharedEngine} from './engine';
import Hit from './Hit';
import ModalExtras from './ModalExtras';
import {embeddedClient} from './embedded-client';
import SeeAll from './SeeAll';
import {createSession} from './session';
import {modalTranslations} from './translations';

type Props = {
  readonly data: SearchGlobalData;
  readonly initialQuery: string;
  /** `navigated`: to a result, not back to where the reader was. */
  readonly onClose: (navigated?: boolean) => void;
};

/** What lies behind the modal can neither be focused nor read while it is open. */
function useInertPage() {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    // The browser looks at the styles of the whole page again
    const forget = afterPaint(() => page?.setAttribute('inert', ''));
    return () => {
      forget();
      page?.removeAttribute('inert');
    };
  }, []);
}

export default function Modal({data, initialQuery, onClose}: Props): ReactNode {
  const history = useHistory();
  const [session] = useState(createSession);
  const [transformSearchClient] = useState(() =>
    embeddedClient(sharedEngine(data.folder), session),
  );
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
  // The extras go into the modal, once it is there.
  const [body, setBody] = useState<HTMLElement | null>(null);
  const findBody = useCallback((anchor: HTMLElement | null) => {
    setBody(anchor?.querySelector<HTMLElement>('.DocSearch-Modal') ?? null);
  }, []);

  const {reportUrl} = data;
  return createPortal(
    <div ref={findBody}>
      <DocSearchModal
        // Asked for by the client the engine replaces; also names what the browser remembers.
        appId="embedded"
        apiKey="embedded"
        indexName={`embedded:${data.page}`}
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
            reportUrl.replaceAll('{query}', encodeURIComponent(query)),
        })}
      />
      {body && <ModalExtras session={session} body={body} hint />}
    </div>,
    document.body,
  );
}
