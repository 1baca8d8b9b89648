import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Metadata';

import GuideData from '@site/src/components/GuideData';
import OriginalAddress from '@site/src/components/OriginalAddress';
import ShareImage from '@site/src/components/ShareImage';

/** The head of a guide: its share image unless it names one, structured data, original. */
export default function DocItemMetadata() {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <>
      <Original />
      <ShareImage metadata={metadata} frontMatter={frontMatter} assets={assets} />
      <GuideData />
      <OriginalAddress permalink={metadata.permalink} frontMatter={metadata.frontMatter} />
    </>
  );
}
