import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Metadata';

import LanguageAlternates from '@site/src/plugins/languages/client/LanguageAlternates';
import ShareImage from '@site/src/plugins/share-images/client/ShareImage';

export default function DocItemMetadata() {
  const {metadata, frontMatter, assets} = useDoc();
  const {isLast} = useDocsVersion();
  return (
    <>
      <Original />
      {/* The build draws no share image for older docs versions */}
      {isLast && <ShareImage metadata={metadata} frontMatter={frontMatter} assets={assets} />}
      <LanguageAlternates frontMatter={metadata.frontMatter} />
    </>
  );
}
