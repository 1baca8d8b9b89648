/** Ejected from @docusaurus/theme-classic 3.10.2, sha256 9a46c4deb232798c */
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import PostArchive from '@site/src/plugins/blog/client/PostArchive';
import {languagesIn} from '@site/src/lib/content-languages';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';

export default function BlogArchivePage({archive}: Props) {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      {/* (custom) no description that only repeats the title */}
      <PageMetadata title={title} />
      <Layout>
        {/* (custom) */}
        <PostArchive
          title={title}
          posts={archive.blogPosts.map(({metadata}) => ({
            ...metadata,
            languages: languagesIn(metadata.frontMatter),
          }))}
        />
      </Layout>
    </HtmlClassNameProvider>
  );
}
