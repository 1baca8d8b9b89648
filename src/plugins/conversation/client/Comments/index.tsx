import {useEffect, useId, useRef, useState, type ComponentType} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import HostedFailure from '@site/src/plugins/conversation/client/HostedFailure';
import {conversation} from '@site/src/config/conversation';
import {hasPrivacySignal} from '@site/src/plugins/conversation/client/privacy-signal';
import {hasJustSignedIn} from '@site/src/plugins/conversation/client/sign-in';
import {readStored, store} from '@site/src/lib/storage';
import {useConversation} from '@site/src/plugins/conversation/client/useConversation';
import {COMMENTS_OPT_IN_STORAGE_KEY} from '@site/src/lib/storage-keys';

import type {ThreadProps} from './GiscusThread';
import styles from './styles.module.css';

type Props = {
  /** Path of the page, with the base URL. */
  readonly path: string;
};

type Load = 'idle' | 'loading' | 'failed' | ComponentType<ThreadProps>;

function DiscussLink({href}: {readonly href: string}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Translate id="dau.comments.discuss" description="Link to where the page is discussed">
        Thảo luận trên GitHub
      </Translate>
    </a>
  );
}

/**
 * The comments of a page. The page sends no request to the comments' host until
 * the reader presses the button, or scrolls near it after having ticked the
 * checkbox. If the browser sends a privacy signal, only the button loads comments.
 */
function HostedComments({
  path,
  host,
  repo,
}: Props & {readonly host: string; readonly repo: string}) {
  const checkboxId = useId();
  const section = useRef<HTMLDivElement>(null);
  const [load, setLoad] = useState<Load>('idle');
  const [isOptedIn, setOptedIn] = useState(false);
  const [hasSignal, setHasSignal] = useState(false);
  const hostName = new URL(host).host;
  const discussions = `https://github.com/${repo}/discussions`;

  const start = () => {
    setLoad('loading');
    import('./GiscusThread').then(
      (module) => {
        setLoad(() => module.default);
      },
      () => {
        setLoad('failed');
      },
    );
  };

  useEffect(() => {
    const signal = hasPrivacySignal();
    const optedIn = readStored(COMMENTS_OPT_IN_STORAGE_KEY) === 'yes';
    // Both are only known in the browser, after the first render
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setHasSignal(signal);
    setOptedIn(optedIn);
    if (signal || !section.current || !(optedIn || hasJustSignedIn)) return undefined;
    if (hasJustSignedIn) section.current.scrollIntoView();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      start();
    });
    observer.observe(section.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  const Thread = typeof load === 'string' ? undefined : load;
  return (
    <div ref={section} data-hydrate="query">
      {(load === 'idle' || load === 'loading') && (
        <div className={styles.ask}>
          <button
            type="button"
            className="button button--primary"
            aria-busy={load === 'loading'}
            onClick={start}
          >
            {translate(
              {
                id: 'dau.comments.load',
                message: 'Xem bình luận từ {host}',
                description: 'Button: loads the comments; names the host that will be asked',
              },
              {host: hostName},
            )}
          </button>
          <DiscussLink href={discussions} />
        </div>
      )}
      {load === 'failed' && (
        <HostedFailure host={hostName} reason="offline" onRetry={start}>
          <DiscussLink href={discussions} />
        </HostedFailure>
      )}
      {Thread && (
        <Thread path={path} hostName={hostName}>
          <DiscussLink href={discussions} />
        </Thread>
      )}
      {hasSignal ? (
        <p className={styles.note}>
          <Translate
            id="dau.comments.signal"
            description="Under the button, for browsers that send Do Not Track or Global Privacy Control"
          >
            Trình duyệt của bạn yêu cầu không bị theo dõi, nên bình luận không bao giờ tự tải.
          </Translate>
        </p>
      ) : (
        <p className={clsx(styles.note, styles.choice)}>
          <input
            id={checkboxId}
            type="checkbox"
            checked={isOptedIn}
            onChange={({target}) => {
              setOptedIn(target.checked);
              store(COMMENTS_OPT_IN_STORAGE_KEY, target.checked ? 'yes' : null);
            }}
          />
          <label htmlFor={checkboxId}>
            <Translate
              id="dau.comments.always"
              description="Checkbox: from now on the comments load by themselves"
            >
              Lần sau tự tải bình luận khi đọc tới đây
            </Translate>
          </label>
        </p>
      )}
    </div>
  );
}

/** Comments under a page. Without a configured host it is a plain link to the discussions. */
export default function Comments({path}: Props) {
  const {comments} = useConversation();
  const {discussUrl} = conversation.comments;
  if (!comments && discussUrl === '') return null;
  return (
    <section className={styles.comments} data-search-ignore data-print="hide">
      <Heading as="h2" id="comments" className={styles.title}>
        {translate({
          id: 'dau.comments.title',
          message: 'Bình luận',
          description: 'Heading above the comments',
        })}
      </Heading>
      {comments ? (
        <HostedComments key={path} path={path} host={comments.host} repo={comments.repo} />
      ) : (
        <p>
          <DiscussLink href={discussUrl} />
        </p>
      )}
    </section>
  );
}
