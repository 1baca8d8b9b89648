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

/** Returns `false` if the front matter has `comments: false`. */
function hasComments(frontMatter: object): boolean {
  return !('comments' in frontMatter && frontMatter.comments === false);
}

/** Shown below every post and guide: share links, page feedback and comments. */
export default function AfterReading({title, path, isShared = false, frontMatter}: Props) {
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {isShared && <ShareRow title={title} url={`${siteConfig.url}${path}`} />}
      <PageFeedback key={path} title={title} path={path} />
      {hasComments(frontMatter) && <Comments key={`comments ${path}`} path={path} />}
    </>
  );
}
