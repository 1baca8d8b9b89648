import Original from '@theme-init/BlogListPage';
import type {Props} from '@theme/BlogListPage';

import {ListHeaderContext} from '../../features/blog/client/ListHeader';

/** Passes the blog's metadata to `PostList`, which shows the title above the list. */
export default function BlogListPage(props: Props) {
  return (
    <ListHeaderContext value={props.metadata}>
      <Original {...props} />
    </ListHeaderContext>
  );
}
