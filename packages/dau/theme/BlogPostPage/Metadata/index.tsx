import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-init/BlogPostPage/Metadata';

import LanguageAlternates from '../../../components/LanguageAlternates';
import ShareImage from '../../../features/share-images/client/ShareImage';

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
