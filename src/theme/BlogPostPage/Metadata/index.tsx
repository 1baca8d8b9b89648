import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostPage/Metadata';

import LanguageAlternates from '@site/src/plugins/languages/client/LanguageAlternates';
import ShareImage from '@site/src/plugins/share-images/client/ShareImage';

/** Adds to the head of a post: a share image, and links to the languages of the post. */
export default function BlogPostPageMetadata() {
  const {metadata, frontMatter, assets} = useBlogPost();
  return (
    <>
      <Original />
      <ShareImage metadata={metadata} frontMatter={frontMatter} assets={assets} />
      <LanguageAlternates frontMatter={metadata.frontMatter} />
    </>
  );
}
