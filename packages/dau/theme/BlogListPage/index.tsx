import Original from '@theme-init/BlogListPage';
import type {Props} from '@theme/BlogListPage';

import {ListHeaderContext} from '../../features/blog/client/ListHeader';

/** Passes the blog's title and the number of the page to `PostList`, which starts with the title and pinned posts. */
export default function BlogListPage(props: Props) {
  return (
    <ListHeaderContext value={props.metadata}>
      <Original {...props} />
    </ListHeaderContext>
  );
}
