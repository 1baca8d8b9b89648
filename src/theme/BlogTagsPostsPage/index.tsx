import Original from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';

import ListMetadata from '@site/src/components/ListMetadata';

/** The posts with a tag: followed by search engines, not indexed. */
export default function BlogTagsPostsPage(props: Props) {
  return (
    <>
      <Original {...props} />
      <ListMetadata />
    </>
  );
}
