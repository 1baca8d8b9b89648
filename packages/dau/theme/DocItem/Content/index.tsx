import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import Contents from '@theme-init/DocItem/TOC/Mobile';

import LanguageNotice from '../../../components/LanguageNotice';
import ShareImage from '../../../features/share-images/client/ShareImage';

/** Adds the share image and the translation notice, and moves the mobile table of contents below the title. */
export default function DocItemContent({children}: Props) {
  const {metadata, assets, frontMatter, toc} = useDoc();
  const {isLast} = useDocsVersion();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <LanguageNotice metadata={metadata}>
      {/* The build draws no share image for older docs versions */}
      {isLast && <ShareImage metadata={metadata} frontMatter={frontMatter} assets={assets} />}
      <Original>
        {hasContents && <Contents />}
        {children}
      </Original>
    </LanguageNotice>
  );
}
