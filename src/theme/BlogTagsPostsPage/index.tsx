import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';

import TagFeed from '@site/src/plugins/outputs/client/TagFeed';

/** Announces the feed of the tag. */
export default function BlogTagsPostsPageWrapper(props: Props) {
  return (
    <>
      <TagFeed {...props} />
      <BlogTagsPostsPage {...props} />
    </>
  );
}
