import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import PostStructuredData from '@site/src/plugins/outputs/client/PostStructuredData';
import {useShareImage} from '@site/src/plugins/share-images/client/ShareImage';

export default function StructuredData() {
  return <PostStructuredData image={useShareImage(useBlogPost()).image} />;
}
