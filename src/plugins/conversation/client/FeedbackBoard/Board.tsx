import {useEffect, useRef, useState, type ReactNode} from 'react';

import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';

import HostedFailure, {
  type FailureReason,
} from '@site/src/plugins/conversation/client/HostedFailure';
import type {HostedConversation} from '@site/src/plugins/conversation/hosted';

import styles from './Board.module.css';
import {removeCanny, renderBoard} from './canny';

export type BoardProps = {
  readonly board: NonNullable<HostedConversation['board']>;
  readonly host: string;
  /** Link to the author that works without this host. */
  readonly children: ReactNode;
};

const LOAD_TIMEOUT_MS = 8_000;

type State = 'loading' | 'ready' | FailureReason;

/**
 * The loaded board, or the reason why it cannot be shown. It is mounted again when
 * the color mode changes, because Canny cannot change its theme.
 */
export default function Board(props: BoardProps) {
  const {colorMode} = useColorMode();
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      {...props}
      key={`${colorMode} ${attempt}`}
      theme={colorMode}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

type AttemptProps = BoardProps & {
  readonly theme: 'light' | 'dark';
  readonly onRetry: () => void;
};

function Attempt({board, host, theme, onRetry, children}: AttemptProps) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() => (navigator.onLine ? 'loading' : 'offline'));
  const isLoading = state !== 'offline';
  const title = translate(
    {
      id: 'dau.contact.boardFrame',
      message: 'Bảng góp ý từ {host}',
      description: 'Title of the frame with the feedback board, for screen readers',
    },
    {host},
  );

  useEffect(() => {
    const parent = container.current;
    if (!isLoading || !parent) return undefined;
    const settle = (next: State) => {
      setState((now) => (now === 'loading' ? next : now));
    };
    const onFrame = () => {
      const frame = parent.querySelector('iframe');
      if (!frame || frame.title === title) return;
      frame.title = title;
      frame.addEventListener('load', () => {
        // A frame that loads after the timeout is shown too
        setState('ready');
      });
    };
    const observer = new MutationObserver(onFrame);
    observer.observe(parent, {childList: true, subtree: true});
    const timer = setTimeout(() => {
      settle(navigator.onLine ? 'silent' : 'offline');
    }, LOAD_TIMEOUT_MS);
    renderBoard(board.sdkUrl, {boardToken: board.token, theme}).then(onFrame, () => {
      settle(navigator.onLine ? 'silent' : 'offline');
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeCanny();
      // Canny writes into this element, so React does not remove its content
      parent.replaceChildren();
    };
    // Runs once: a change of theme mounts a new component through its key
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const isFailed = state !== 'loading' && state !== 'ready';
  return (
    <>
      <p role="status" className={styles.status}>
        {state === 'loading' && (
          <Translate id="dau.contact.boardLoading" description="While the board is loading">
            Đang tải bảng góp ý…
          </Translate>
        )}
      </p>
      {isFailed && (
        <HostedFailure host={host} reason={state} onRetry={onRetry}>
          {children}
        </HostedFailure>
      )}
      <div ref={container} className={styles.board} data-canny hidden={isFailed} />
      {state === 'ready' && (
        <p className={styles.status}>
          <Translate
            id="dau.contact.boardMissing"
            description="Under the loaded board, before the retry button and the other way"
          >
            Không thấy bảng?
          </Translate>{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            <Translate id="dau.hosted.retry" description="Button: tries to load it again">
              Thử lại
            </Translate>
          </button>{' '}
          · {children}
        </p>
      )}
    </>
  );
}
