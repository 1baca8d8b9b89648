import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';

import ListMetadata from '@site/src/lib/ui/ListMetadata';

/** All tags of the guides: a title of its own, and not indexed. */
export default function DocTagsListPage(props: Props) {
  return (
    <>
      <Original {...props} />
      <ListMetadata
        title={translate({id: 'dau.lists.docsTags.title', message: 'Thẻ của hướng dẫn'})}
        description={translate({
          id: 'dau.lists.docsTags.description',
          message: 'Mọi thẻ của các hướng dẫn, xếp theo chữ cái, kèm số hướng dẫn của từng thẻ.',
        })}
      />
    </>
  );
}
