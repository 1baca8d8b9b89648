import type {ReactNode} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import Comments from '../../features/conversation/client/Comments';
import PageFeedback from '../../features/conversation/client/PageFeedback';
import {useConversation} from '../../features/conversation/client/useConversation';

import LinkedFrom from '../LinkedFrom';

import ShareRow from './ShareRow';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** The page's path, including the base URL. */
  readonly path: string;
  readonly isShared?: boolean;
  readonly frontMatter: object;
  readonly children?: ReactNode;
};

/**
 * Shows page feedback, share links, the pages that link here and comments below posts and guides. If comments are not configured,
 * a link to the discussions appears next to the feedback.
 */
export default function AfterReading(props: Props) {
  const {title, path, isShared = false, frontMatter, children} = props;
  const {siteConfig} = useDocusaurusContext();
  const {comments = true} = frontMatter as {readonly comments?: boolean};
  const hasThread = useConversation().comments !== undefined;
  const discussion = comments && <Comments key={`comments ${path}`} path={path} />;
  return (
    <>
      <div className={styles.row}>
        <PageFeedback key={path} title={title} path={path} />
        {isShared && <ShareRow title={title} url={`${siteConfig.url}${path}`} />}
        {!hasThread && discussion}
      </div>
      <LinkedFrom frontMatter={frontMatter} />
      {children}
      {hasThread && discussion}
    </>
  );
}
