import Original from '@theme-original/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';

import ListMetadata from '@site/src/lib/ui/ListMetadata';

/** The guides with a tag: followed by search engines, not indexed. */
export default function DocTagDocListPage(props: Props) {
  return (
    <>
      <Original {...props} />
      <ListMetadata />
    </>
  );
}
