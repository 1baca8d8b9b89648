import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import ListMetadata from '@site/src/lib/ui/ListMetadata';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly page: number;
  readonly totalPages: number;
};

/** The metadata of the post list. Only the first page is indexed. Each page has its own title. */
export default function PostListMetadata({title, description, page, totalPages}: Props) {
  if (page === 1) {
    return (
      <PageMetadata
        title={translate({id: 'dau.lists.posts.title', message: '{title}: mọi bài viết'}, {title})}
        description={description}
      />
    );
  }
  const position = {page: String(page), total: String(totalPages)};
  return (
    <ListMetadata
      title={translate(
        {id: 'dau.lists.posts.laterTitle', message: '{title}, trang {page} trên {total}'},
        {title, ...position},
      )}
      description={translate(
        {
          id: 'dau.lists.posts.laterDescription',
          message: '{description} Trang {page} trên {total}.',
        },
        {description, ...position},
      )}
    />
  );
}
