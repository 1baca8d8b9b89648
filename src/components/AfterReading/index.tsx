import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import Comments from '@site/src/plugins/conversation/client/Comments';
import PageFeedback from '@site/src/plugins/conversation/client/PageFeedback';
import ShareRow from '@site/src/components/ShareRow';

type Props = {
  readonly title: string;
  /** Path of the page, with the base URL. */
  readonly path: string;
  /** Whether to show the share links. Posts have them, guides do not. */
  readonly isShared?: boolean;
  readonly frontMatter: object;
};

/** Shown below every post and guide: share links, page feedback and comments. */
export default function AfterReading({title, path, isShared = false, frontMatter}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const {comments = true} = frontMatter as {readonly comments?: boolean};
  return (
    <>
      {isShared && <ShareRow title={title} url={`${siteConfig.url}${path}`} />}
      <PageFeedback key={path} title={title} path={path} />
      {comments && <Comments key={`comments ${path}`} path={path} />}
    </>
  );
}
