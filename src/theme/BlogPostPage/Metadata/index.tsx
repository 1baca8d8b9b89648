import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostPage/Metadata';

import LanguageAlternates from '@site/src/plugins/languages/client/LanguageAlternates';
import ShareImage from '@site/src/plugins/share-images/client/ShareImage';

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
