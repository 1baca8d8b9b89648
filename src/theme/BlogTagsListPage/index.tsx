import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

import ListMetadata from '@site/src/lib/ui/ListMetadata';

/** All tags of the blog: a title of its own, and not indexed. */
export default function BlogTagsListPage(props: Props) {
  return (
    <>
      <Original {...props} />
      <ListMetadata
        title={translate({id: 'dau.lists.blogTags.title', message: 'Thẻ của blog'})}
        description={translate({
          id: 'dau.lists.blogTags.description',
          message: 'Mọi thẻ của blog, xếp theo chữ cái, kèm số bài viết của từng thẻ.',
        })}
      />
    </>
  );
}
