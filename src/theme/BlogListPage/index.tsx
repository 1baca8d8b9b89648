import Original from '@theme-original/BlogListPage';
import type {Props} from '@theme/BlogListPage';

import {ListHeaderContext} from '@site/src/plugins/blog/client/ListHeader';

/** Lets the list of posts show the blog's title above it. */
export default function BlogListPage(props: Props) {
  return (
    <ListHeaderContext value={props.metadata}>
      <Original {...props} />
    </ListHeaderContext>
  );
}
