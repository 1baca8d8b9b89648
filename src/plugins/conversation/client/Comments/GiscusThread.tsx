import {useEffect, useRef, useState, type ReactNode} from 'react';

import {useColorMode, usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Giscus from '@giscus/react';

import HostedFailure, {
  type FailureReason,
} from '@site/src/plugins/conversation/client/HostedFailure';
import {isStorageOpen} from '@site/src/lib/storage';
import {beginSignIn} from '@site/src/plugins/conversation/client/sign-in';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';

import {readGiscusMessage, type Count} from './giscus-message';
import styles from './GiscusThread.module.css';
import {threadTerm} from './thread-term';
import {useGiscusFrame} from './useGiscusFrame';

export type ThreadProps = {
  /** Path of the page, with the base URL. */
  readonly path: string;
  readonly hostName: string;
  /** Link to the discussion that works without this host. */
  readonly children: ReactNode;
};

/** Timeout from the start of the first request. */
const LOAD_TIMEOUT_MS = 8_000;
/** Timeout from the load of the frame. If it sends no message, it does not show the comments. */
const MESSAGE_TIMEOUT_MS = 3_000;

type State = 'loading' | 'ready' | FailureReason;

function firstState(): State {
  if (!isStorageOpen()) return 'storage';
  return navigator.onLine ? 'loading' : 'offline';
}

/** Returns a function that puts the numbers of comments and reactions into words. */
function useCountText() {
  const {selectMessage} = usePluralForm();
  return ({comments, reactions}: Count): string =>
    [
      selectMessage(
        comments,
        translate(
          {
            id: 'dau.comments.comments',
            message: '{count} bình luận',
            description: 'Number of comments, once they are loaded; plural forms separated by |',
          },
          {count: comments},
        ),
      ),
      selectMessage(
        reactions,
        translate(
          {
            id: 'dau.comments.reactions',
            message: '{count} cảm xúc',
            description: 'Number of reactions, after the comments; plural forms separated by |',
          },
          {count: reactions},
        ),
      ),
    ].join(' · ');
}

/** The loaded comments, or the reason why they cannot be shown. */
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
  const countText = useCountText();
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
    const timers = [setTimeout(giveUp, LOAD_TIMEOUT_MS)];
    const onLoad = () => timers.push(setTimeout(giveUp, MESSAGE_TIMEOUT_MS));
    frame?.addEventListener('load', onLoad);
    return () => {
      frame?.removeEventListener('load', onLoad);
      timers.forEach(clearTimeout);
    };
  }, [frame, isMounted]);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const {origin, source, data} = event;
      // Look up the frame each time: it may send a message before `useGiscusFrame` has found it
      const element = container.current?.firstElementChild;
      const giscusWindow = element?.shadowRoot?.querySelector('iframe')?.contentWindow;
      if (origin !== comments?.host || !giscusWindow || source !== giscusWindow) return;
      const message = readGiscusMessage(data);
      if (message === undefined) {
        // Giscus' own listener runs after this one and throws on unknown messages
        event.stopImmediatePropagation();
        return;
      }
      // A message after the timeout counts too: the comments are shown then
      setState(message.isFault ? 'refused' : 'ready');
      if (message.count) setCount(message.count);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
    };
  }, [comments?.host]);

  useEffect(() => {
    // If the reader leaves the page while the frame has the focus, they are signing in
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
        {state === 'ready' && count && countText(count)}
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
