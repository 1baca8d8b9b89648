import {useEffect, useRef, useState, type ReactNode} from 'react';

import {useColorMode} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Giscus from '@giscus/react';

import HostedFailure, {
  type FailureReason,
} from '@site/src/plugins/conversation/client/HostedFailure';
import {isStorageOpen} from '@site/src/plugins/conversation/client/storage';
import {beginSignIn} from '@site/src/plugins/conversation/client/sign-in';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';

import {readGiscusMessage, type Count} from './giscus-message';
import styles from './Thread.module.css';
import {threadTerm} from './thread-term';
import {useGiscusFrame} from './useGiscusFrame';

export type ThreadProps = {
  readonly path: string;
  readonly hostName: string;
  /** The way to the discussion without this host. */
  readonly children: ReactNode;
};

/** From the first request. */
const PATIENCE_MS = 8_000;
/** From the arrival of a document: one that stays silent is not the comments. */
const SILENCE_MS = 3_000;

type State = 'loading' | 'ready' | FailureReason;

function firstState(): State {
  if (!isStorageOpen()) return 'storage';
  return navigator.onLine ? 'loading' : 'offline';
}

/** The comments themselves, or why they do not show. */
export default function Thread({path, hostName, children}: ThreadProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      key={attempt}
      path={path}
      hostName={hostName}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    >
      {children}
    </Attempt>
  );
}

function Attempt({path, hostName, children, onRetry}: ThreadProps & {onRetry: () => void}) {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {colorMode} = useColorMode();
  const {comments} = useConversation();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(firstState);
  const [count, setCount] = useState<Count>();
  const isMounted = state !== 'storage' && state !== 'offline';

  const title = translate(
    {
      id: 'dau.comments.frame',
      message: 'Bình luận từ {host}',
      description: 'Title of the frame with the comments, for screen readers',
    },
    {host: hostName},
  );

  const frame = useGiscusFrame(container, title, isMounted);

  useEffect(() => {
    if (!isMounted) return undefined;
    const giveUp = () => {
      setState((now) => (now === 'loading' ? (navigator.onLine ? 'silent' : 'offline') : now));
    };
    const timers = [setTimeout(giveUp, PATIENCE_MS)];
    const onLoad = () => timers.push(setTimeout(giveUp, SILENCE_MS));
    frame?.addEventListener('load', onLoad);
    return () => {
      frame?.removeEventListener('load', onLoad);
      timers.forEach(clearTimeout);
    };
  }, [frame, isMounted]);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const {origin, source, data} = event;
      // Asked for anew: the frame may speak before it is noticed here
      const element = container.current?.firstElementChild;
      const speaker = element?.shadowRoot?.querySelector('iframe')?.contentWindow;
      if (origin !== comments?.host || !speaker || source !== speaker) return;
      const message = readGiscusMessage(data);
      if (message === undefined) {
        // Giscus' own listener, which comes after this one, throws at what it does not know
        event.stopImmediatePropagation();
        return;
      }
      // A frame that was given up and speaks after all is as welcome
      setState(message.isFault ? 'refused' : 'ready');
      if (message.count) setCount(message.count);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
    };
  }, [comments?.host]);

  useEffect(() => {
    // Signing in leaves this page from inside the frame, which then has the focus
    const onLeave = () => {
      const {activeElement} = document;
      if (activeElement !== null && activeElement === container.current?.firstElementChild) {
        beginSignIn();
      }
    };
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
    };
  }, []);

  if (!comments) return null;
  const isFailed = state !== 'loading' && state !== 'ready';
  return (
    <>
      <p role="status" className={styles.status}>
        {state === 'loading' && (
          <Translate id="dau.comments.loading" description="While the comments are loading">
            Đang tải bình luận…
          </Translate>
        )}
        {state === 'ready' &&
          count &&
          translate(
            {
              id: 'dau.comments.count',
              message: '{comments} bình luận · {reactions} cảm xúc',
              description: 'Numbers of comments and reactions, once they are loaded',
            },
            {comments: String(count.comments), reactions: String(count.reactions)},
          )}
      </p>
      {isFailed && (
        <HostedFailure host={hostName} reason={state} onRetry={onRetry}>
          {children}
        </HostedFailure>
      )}
      {isMounted && (
        <div ref={container} className={styles.thread} hidden={isFailed}>
          <Giscus
            host={comments.host}
            repo={comments.repo}
            repoId={comments.repoId}
            category={comments.category}
            categoryId={comments.categoryId}
            mapping="specific"
            term={threadTerm(path, {
              thread: comments.thread,
              baseUrl: siteConfig.baseUrl,
              locale: i18n.currentLocale,
            })}
            strict="1"
            reactionsEnabled="1"
            emitMetadata="1"
            inputPosition="top"
            theme={colorMode === 'dark' ? 'noborder_dark' : 'noborder_light'}
            lang={i18n.currentLocale}
            loading="eager"
          />
        </div>
      )}
      {state === 'ready' && <p className={styles.status}>{children}</p>}
    </>
  );
}
