import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';

import AfterReading from '@site/src/components/AfterReading';
import AuthorBox from '@site/src/components/AuthorBox';
import RelatedPosts from '@site/src/plugins/blog/client/RelatedPosts';
import {readingOf} from '@site/src/plugins/blog/reading/reading-data';

/** Under a post: share, page feedback, its author, related posts, comments. */
export default function BlogPostItemFooter() {
  const {metadata, frontMatter} = useBlogPost();
  return (
    <>
      <Footer />
      <AfterReading
        isShared
        title={metadata.title}
        path={metadata.permalink}
        frontMatter={frontMatter}
      >
        <AuthorBox authors={metadata.authors} />
        <RelatedPosts posts={readingOf(metadata).related} />
      </AfterReading>
    </>
  );
}
