import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';

import JsonLd, {useSiteIds} from '../../../ui/JsonLd';
import {useShareImage} from '../../../features/share-images/client/ShareImage';

/** Adds the share image to Docusaurus' structured data for a post. */
export default function StructuredData() {
  const {image} = useShareImage(useBlogPost());
  return <JsonLd data={{...useBlogPostStructuredData(), image: useSiteIds().absolute(image)}} />;
}
