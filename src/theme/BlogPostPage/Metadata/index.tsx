import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostPage/Metadata';

import OriginalAddress from '@site/src/components/OriginalAddress';
import ShareImage from '@site/src/components/ShareImage';

/** The head of a post: its share image unless it names one, and the address of its original. */
export default function BlogPostPageMetadata() {
  const {metadata, assets} = useBlogPost();
  const {permalink, title, frontMatter} = metadata;
  return (
    <>
      <Original />
      {!(assets.image ?? frontMatter.image) && <ShareImage permalink={permalink} title={title} />}
      <OriginalAddress permalink={permalink} frontMatter={frontMatter} />
    </>
  );
}
