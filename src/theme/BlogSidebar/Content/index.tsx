import Content from '@theme-original/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Content';

import AllPosts from '@site/src/plugins/blog/client/AllPosts';

/** Part of the posts in every page, all of them when the reader asks (P01). */
export default function BlogSidebarContentWrapper({items, ...props}: Props) {
  return <AllPosts items={items}>{(shown) => <Content {...props} items={shown} />}</AllPosts>;
}
