import {useEffect, useState, type ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import Button from '../Button';

import styles from './styles.module.css';

/** After this time without a response, readers see that the host may be slow or blocked. */
const TIMEOUT_MS = 8_000;

/**
 * `loaded`: the frame shows the content or the browser's error page. `ready`: it surely shows the content.
 * `silent`: there was no response in time. `offline`: there is no network, so there is no frame, which would
 * show the browser's error page.
 */
type State = 'loading' | 'loaded' | 'ready' | 'silent' | 'offline';

/** Reports a new state. Even after the timeout, `ready` shows the content instead of the message. */
export type Report = (state: State) => void;

type Props = {
  host: string;
  /** The label of the button that loads the content. It must contain the host. */
  ask: string;
  /** Whether the content loads without the button. */
  isWanted?: boolean;
  /** A link that works without the host. */
  instead: ReactNode;
  /** An image shown until the reader loads the content. */
  still?: ReactNode;
  children: (report: Report) => ReactNode;
};

/**
 * Content from another host. Unless `isWanted` is true, the page sends no request to the host until the
 * reader presses the button. If the host does not respond, a message, a retry button and a link are
 * shown.
 */
export default function ThirdPartyFrame(props: Props) {
  const {host, ask, isWanted = false, instead, still, children} = props;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');
  const isOpen = isWanted || attempt > 0;

  useEffect(() => {
    if (!isOpen || state !== 'loading') return undefined;
    const timer = setTimeout(setState, TIMEOUT_MS, 'silent');
    return () => clearTimeout(timer);
  }, [isOpen, state, attempt]);

  const start = () => {
    setState(navigator.onLine ? 'loading' : 'offline');
    setAttempt(attempt + 1);
  };

  if (!isOpen) {
    return (
      <>
        {still}
        <div className={`dau-flow ${styles.row}`}>
          <Button kind="primary" data-print="hide" onClick={start}>
            {ask}
          </Button>
          {instead}
        </div>
      </>
    );
  }
  const isSilent = state === 'silent' || state === 'offline';
  return (
    <>
      {isSilent && (
        <p className="dau-note" role="alert">
          <Translate id="dau.hosted.silent" values={{host}}>
            {
              '{host} không phản hồi: có thể mất mạng, mạng chậm, hoặc bị tiện ích chặn quảng cáo chặn.'
            }
          </Translate>
        </p>
      )}
      {state !== 'offline' && (
        <div key={attempt} className={styles.frame} hidden={isSilent} data-print="hide">
          {children(setState)}
        </div>
      )}
      <p className={`dau-flow ${styles.row}`}>
        <span role="status">
          {state === 'loading' && <Translate id="dau.hosted.loading">Đang tải…</Translate>}
          {state === 'loaded' && <Translate id="dau.hosted.doubt">Không thấy nội dung?</Translate>}
        </span>
        {(state === 'loaded' || isSilent) && (
          <Button className="button--sm" onClick={start}>
            <Translate id="dau.hosted.retry">Thử lại</Translate>
          </Button>
        )}
        {instead}
      </p>
    </>
  );
}
