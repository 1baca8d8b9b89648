import {useEffect, useState, type ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/** A host that has not answered by then may be slow, or blocked. */
const TIMEOUT_MS = 8_000;

/** `silent`: no answer in time. `refused`: the host reports an error. */
type State = 'loading' | 'ready' | 'silent' | 'refused';

export type FrameProps = {
  /** The number of the attempt. It is another one after a retry. */
  attempt: number;
  /** Says what became of it. After the timeout, `ready` replaces the message. */
  report: (state: State) => void;
};

type Props = {
  /** Name of the host. */
  host: string;
  /** Text of the button that loads the content. It names the host. */
  ask: string;
  loading: string;
  /** Shown under the content with a retry button, because a blank frame cannot be detected. */
  doubt?: string;
  /** Loads without the button. */
  isWanted?: boolean;
  /** A link that works without the host. */
  instead: ReactNode;
  /** Shown until the content loads. */
  still?: ReactNode;
  children: (props: FrameProps) => ReactNode;
};

function Reason({state, host}: {state: State; host: string}) {
  if (state === 'refused') {
    return (
      <Translate id="dau.hosted.refused" values={{host}}>
        {'{host} có phản hồi nhưng đang gặp lỗi.'}
      </Translate>
    );
  }
  return navigator.onLine ? (
    <Translate id="dau.hosted.silent" values={{host}}>
      {'{host} không phản hồi: có thể mạng chậm, hoặc tiện ích chặn quảng cáo đã chặn nó.'}
    </Translate>
  ) : (
    <Translate id="dau.hosted.offline">Bạn đang ngoại tuyến.</Translate>
  );
}

/**
 * Content of another host. The page sends no request there until the reader presses the button.
 * If the host does not answer, there is a message, a retry button and another link.
 */
export default function ThirdPartyFrame(props: Props) {
  const {host, ask, loading, doubt, isWanted = false, instead, still, children} = props;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');
  const isOpen = isWanted || attempt > 0;

  useEffect(() => {
    if (!isOpen || state !== 'loading') return undefined;
    const timer = setTimeout(setState, navigator.onLine ? TIMEOUT_MS : 0, 'silent');
    return () => clearTimeout(timer);
  }, [isOpen, state, attempt]);

  const start = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };

  if (!isOpen) {
    return (
      <>
        {still}
        <div className={styles.row}>
          <button
            type="button"
            className={`button button--primary ${styles.ask}`}
            onClick={start}
            data-print="hide"
          >
            {ask}
          </button>
          {instead}
        </div>
      </>
    );
  }
  const isFailed = state !== 'loading' && state !== 'ready';
  const retry = (
    <button type="button" className="button button--secondary button--sm" onClick={start}>
      <Translate id="dau.hosted.retry">Thử lại</Translate>
    </button>
  );
  return (
    <>
      <p role="status" className={styles.soft}>
        {state === 'loading' && loading}
      </p>
      {isFailed && (
        <div className={styles.failure} role="alert">
          <p>
            <Reason state={state} host={host} />
          </p>
          <div className={styles.row}>
            {retry}
            {instead}
          </div>
        </div>
      )}
      <div key={attempt} className={styles.frame} hidden={isFailed} data-print="hide">
        {children({attempt, report: setState})}
      </div>
      {state === 'ready' && (
        <p className={styles.row}>
          {doubt} {doubt && retry} {instead}
        </p>
      )}
    </>
  );
}
