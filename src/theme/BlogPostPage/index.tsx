import BlogPostPage from '@theme-original/BlogPostPage';
import type {Props} from '@theme/BlogPostPage';

import {sidebarOf} from '@site/src/plugins/blog-sidebar/neighbours';

/** In a large blog, the sidebar of a post holds those around it. */
export default function BlogPostPageWrapper(props: Props) {
  const {sidebar, content} = props;
  const items = sidebarOf(content.metadata);
  return (
    <BlogPostPage
      {...props}
      sidebar={sidebar && items ? {...sidebar, items: [...items]} : sidebar}
    />
  );
}
