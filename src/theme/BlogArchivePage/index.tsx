/** Ejected from @docusaurus/theme-classic 3.10.2 BlogArchivePage, whose headings skip a level. */
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import PostArchive from '@site/src/components/PostArchive';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';

export default function BlogArchivePage({archive}: Props) {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Archive',
    description: 'The page & hero description of the blog archive page',
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <Layout>
        {/* (custom) */}
        <PostArchive title={title} posts={archive.blogPosts.map(({metadata}) => metadata)} />
      </Layout>
    </HtmlClassNameProvider>
  );
}
