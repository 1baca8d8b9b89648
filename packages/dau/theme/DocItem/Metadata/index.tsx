import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocItem/Metadata';

import LanguageAlternates from '../../../components/LanguageAlternates';
import ShareImage from '../../../features/share-images/client/ShareImage';

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
