import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import Comments from '@site/src/plugins/conversation/client/Comments';
import PageFeedback from '@site/src/plugins/conversation/client/PageFeedback';
import ShareRow from '@site/src/components/ShareRow';

type Props = {
  readonly title: string;
  /** Path of the page on its site. */
  readonly path: string;
  /** Posts are shared; guides are not. */
  readonly isShared?: boolean;
  readonly frontMatter: object;
};

/** `comments: false` in the front matter leaves the comments out. */
function hasComments(frontMatter: object): boolean {
  return !('comments' in frontMatter && frontMatter.comments === false);
}

/** What stands under every post and guide: share it, rate it, talk about it. */
export default function AfterReading({title, path, isShared = false, frontMatter}: Props) {
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {isShared && <ShareRow title={title} url={`${siteConfig.url}${path}`} />}
      <PageFeedback key={path} title={title} path={path} />
      {hasComments(frontMatter) && <Comments path={path} />}
    </>
  );
}
