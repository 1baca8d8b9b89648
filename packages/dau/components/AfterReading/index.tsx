import {useState, type ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import Comments from '../../features/conversation/client/Comments';
import PageFeedback from '../../features/conversation/client/PageFeedback';
import {useConversation} from '../../features/conversation/client/useConversation';

import type {PageLink} from '../../content/link-targets';
import {useSite} from '../../ui/useSite';

import PageLinks from '../PageLinks';

import styles from './styles.module.css';

/**
 * Opens the device's share dialog, or copies the URL if the device does not have one. If the browser does
 * not allow copying, returns the URL.
 *
 * @returns a message for the reader
 */
async function share(data: {readonly url: string; readonly title: string}): Promise<string> {
  try {
    await navigator.share(data);
    return '';
  } catch (error) {
    if ((error as Error).name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return translate({id: 'dau.share.copied', message: 'Đã sao chép liên kết.'});
  } catch {
    return data.url;
  }
}

/** @param props.url the post's absolute URL */
function Share(props: {readonly url: string; readonly title: string}) {
  const [status, setStatus] = useState('');
  const {newsletter} = useSite();
  return (
    <>
      <button
        type="button"
        className="clean-btn"
        data-print="hide"
        data-scripted
        onClick={() => void share(props).then(setStatus)}
      >
        <Translate id="dau.share.short">Chia sẻ</Translate>
      </button>
      <span role="status">{status}</span>
      {newsletter && (
        <a href={newsletter} data-print="hide">
          <Translate id="dau.share.newsletter">Nhận bài mới qua email</Translate>
        </a>
      )}
    </>
  );
}

type Props = {
  readonly title: string;
  /** The page's path, including the base URL. */
  readonly path: string;
  readonly isShared?: boolean;
  readonly frontMatter: object;
  readonly children?: ReactNode;
};

/**
 * Shows page feedback, a share button, the pages that link here and comments below posts and guides. If comments are not configured,
 * a link to the discussions appears next to the feedback.
 */
export default function AfterReading(props: Props) {
  const {title, path, isShared = false, frontMatter, children} = props;
  const {siteConfig} = useDocusaurusContext();
  // `markdown/links.ts` adds the pages that link to this page
  const {comments = true, linkedFrom = []} = frontMatter as {
    readonly comments?: boolean;
    readonly linkedFrom?: readonly PageLink[];
  };
  const hasThread = useConversation().comments !== undefined;
  const discussion = comments && <Comments key={`comments ${path}`} path={path} />;
  return (
    <>
      <div className={`dau-flow ${styles.row}`}>
        <PageFeedback key={path} title={title} path={path} />
        {isShared && <Share title={title} url={`${siteConfig.url}${path}`} />}
        {!hasThread && discussion}
      </div>
      <PageLinks id="linked-from" pages={linkedFrom}>
        <Translate id="dau.reading.linkedFrom">Được nhắc tới ở</Translate>
      </PageLinks>
      {children}
      {hasThread && discussion}
    </>
  );
}
