import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

import {TagHeader} from '../../components/TagPage';

const {wrapper, page} = ThemeClassNames;

/** Lists the posts with a tag, as the blog does. */
export default function BlogTagPage({tag, items, sidebar, listMetadata}: Props) {
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogTagPostListPage)}>
      <PageMetadata title={tag.label} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        <TagHeader tag={tag} />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
