import Original from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';

import PostListMetadata from '@site/src/plugins/blog/client/PostListMetadata';
import ListMetadata from '@site/src/lib/ui/ListMetadata';

/** The posts with a tag: followed by search engines, not indexed. */
export default function BlogTagsPostsPage(props: Props) {
  const {
    tag: {label, description = label},
    listMetadata: {page, totalPages},
  } = props;
  return (
    <>
      <Original {...props} />
      {page === 1 ? (
        <ListMetadata />
      ) : (
        <PostListMetadata
          title={label}
          description={description}
          page={page}
          totalPages={totalPages}
        />
      )}
    </>
  );
}
