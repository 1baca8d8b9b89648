import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';

import AfterReading from '@site/src/components/AfterReading';

/** Under a post (not in lists): share, page feedback, comments. */
export default function BlogPostItemFooter() {
  const {metadata, frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <>
      <Footer />
      {isBlogPostPage && (
        <AfterReading
          isShared
          title={metadata.title}
          path={metadata.permalink}
          frontMatter={frontMatter}
        />
      )}
    </>
  );
}
