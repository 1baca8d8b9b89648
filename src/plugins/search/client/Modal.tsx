/** The DocSearch modal over the embedded engine. Loaded when a reader is about to search. */
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';

import type {SearchGlobalData} from '../names';

import {sharedEngine} from './engine';
import ModalExtras from './ModalExtras';
import {createModalSearch} from './modal-search';
import {createSession, type Session} from './session';
import {modalTranslations} from './translations';

type Props = {
  readonly data: SearchGlobalData;
  readonly initialQuery: string;
  /** `navigated`: to a result, not back to where the reader was. */
  readonly onClose: (navigated?: boolean) => void;
};

function Hit({hit, children}: Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]) {
  // The option around it has the role and the keys; the link is for the mouse.
  return (
    <Link to={hit.url} tabIndex={-1}>
      {children}
    </Link>
  );
}

function SeeAll({session, page, onClose}: {session: Session; page: string; onClose: () => void}) {
  const {phase, query, total} = useSyncExternalStore(session.subscribe, session.get, session.get);
  if (phase === 'failed' || total === 0) return null;
  return (
    <Link to={`${page}?q=${encodeURIComponent(query)}`} onClick={onClose}>
      <Translate
        id="theme.SearchBar.seeAll"
        description="The label of the link to all results"
        values={{count: total}}
      >
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}

/** What lies behind the modal can neither be focused nor read while it is open. */
function useInertPage() {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}

export default function Modal({data, initialQuery, onClose}: Props): ReactNode {
  const history = useHistory();
  const [session] = useState(createSession);
  const [transformSearchClient] = useState(() =>
    createModalSearch(sharedEngine(data.folder), session),
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
      {body && <ModalExtras session={session} body={body} />}
    </div>,
    document.body,
  );
}
