import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import PostStructuredData from '../../../features/outputs/client/PostStructuredData';
import {useShareImage} from '../../../features/share-images/client/ShareImage';

export default function StructuredData() {
  return <PostStructuredData image={useShareImage(useBlogPost()).image} />;
}
