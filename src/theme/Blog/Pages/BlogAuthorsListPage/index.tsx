import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

import ListMetadata from '@site/src/lib/ui/ListMetadata';

/** All authors: a description, and not indexed. */
export default function BlogAuthorsListPage(props: Props) {
  return (
    <>
      <Original {...props} />
      <ListMetadata
        title={translate({id: 'dau.lists.authors.title', message: 'Tác giả'})}
        description={translate({
          id: 'dau.lists.authors.description',
          message: 'Những người viết bài trên blog này, kèm số bài của mỗi người.',
        })}
      />
    </>
  );
}
