import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import PostData from '@site/src/plugins/outputs/client/PostData';
import {useShareImage} from '@site/src/plugins/share-images/client/ShareImage';

/** Structured data of a post, with its share image. */
export default function StructuredData() {
  return <PostData image={useShareImage(useBlogPost()).image} />;
}
