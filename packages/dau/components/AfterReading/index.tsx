import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import type {Props as Tools} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline, {type Props as Tags} from '@theme/TagsListInline';

import Comments from '../../features/conversation/client/Comments';
import PageFeedback from '../../features/conversation/client/PageFeedback';
import {useConversation} from '../../features/conversation/client/useConversation';
import MarkdownCopy from '../../features/outputs/client/MarkdownCopy';

import type {PageLink} from '../../content/link-targets';
import {useSite} from '../../ui/useSite';

import PageLinks from '../PageLinks';

import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** The page's path, including the base URL. */
  readonly path: string;
  /** Whether the page is a post: only posts link to the newsletter. Authors' files use this name. */
  readonly isShared?: boolean;
  readonly frontMatter: object;
  /** The page's metadata. Without it, Docusaurus' footer shows the tags and tools. */
  readonly metadata?: Pick<Tags, 'tags'> & Partial<Tools>;
  readonly children?: ReactNode;
};

/**
 * Shows a row with tags, the newsletter and the page's tools below posts and guides, then the pages that link
 * here and the comments. Rarely used tools are behind a button: the Markdown copy, a link to the discussions if
 * comments are not configured, and page feedback if it has no endpoint.
 */
export default function AfterReading(props: Props) {
  const {title, path, isShared = false, frontMatter, metadata, children} = props;
  const {newsletter} = useSite();
  // `markdown/links.ts` adds the pages that link to this page
  const {comments = true, linkedFrom = []} = frontMatter as {
    readonly comments?: boolean;
    readonly linkedFrom?: readonly PageLink[];
  };
  const {comments: thread, feedback} = useConversation();
  const hasThread = thread !== undefined;
  const vote = <PageFeedback key={path} title={title} path={path} />;
  const discussion = comments && <Comments key={`comments ${path}`} path={path} />;
  return (
    <>
      <footer className={styles.row}>
        {metadata && metadata.tags.length > 0 && <TagsListInline tags={metadata.tags} />}
        {isShared && newsletter && (
          <a href={newsletter} data-print="hide">
            <Translate id="dau.share.newsletter">Nhận bài mới qua email</Translate>
          </a>
        )}
        {metadata?.editUrl && <EditThisPage editUrl={metadata.editUrl} />}
        <details data-print="hide">
          <summary>
            <Translate id="dau.reading.more">Khác</Translate>
          </summary>
          <div className={`dau-box ${styles.more}`}>
            {metadata && <MarkdownCopy key={`copy ${path}`} />}
            {!hasThread && discussion}
            {!feedback && vote}
            {metadata?.lastUpdatedAt && <LastUpdated {...metadata} />}
          </div>
        </details>
      </footer>
      {feedback && vote}
      <PageLinks id="linked-from" pages={linkedFrom}>
        <Translate id="dau.reading.linkedFrom">Được nhắc tới ở</Translate>
      </PageLinks>
      {children}
      {hasThread && discussion}
    </>
  );
}
