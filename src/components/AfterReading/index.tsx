import type {ReactNode} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import Comments from '@site/src/plugins/conversation/client/Comments';
import PageFeedback from '@site/src/plugins/conversation/client/PageFeedback';
import ShareRow from '@site/src/components/ShareRow';

import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** Path of the page, with the base URL. */
  readonly path: string;
  /** Whether to show the share links. Posts have them, guides do not. */
  readonly isShared?: boolean;
  readonly frontMatter: object;
  /** Shown above the comments. */
  readonly children?: ReactNode;
};

/** Shown below every post and guide: page feedback, share links and comments. */
export default function AfterReading(props: Props) {
  const {title, path, isShared = false, frontMatter, children} = props;
  const {siteConfig} = useDocusaurusContext();
  const {comments = true} = frontMatter as {readonly comments?: boolean};
  return (
    <>
      <div className={styles.row}>
        <PageFeedback key={path} title={title} path={path} />
        {isShared && <ShareRow title={title} url={`${siteConfig.url}${path}`} />}
      </div>
      {children}
      {comments && <Comments key={`comments ${path}`} path={path} />}
    </>
  );
}
