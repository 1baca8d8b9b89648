import Original from '@theme-init/BlogListPage';
import type {Props} from '@theme/BlogListPage';

import {ListHeaderContext} from '../../features/blog/client/ListHeader';

/** Passes the blog's title and description to `PostList`, which shows them above the posts. */
export default function BlogListPage(props: Props) {
  return (
    <ListHeaderContext value={props.metadata}>
      <Original {...props} />
    </ListHeaderContext>
  );
}
