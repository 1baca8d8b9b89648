import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import Contents from '@theme-init/DocItem/TOC/Mobile';

import LanguageNotice from '../../../features/languages/client/LanguageNotice';

/** Adds the translation notice, and moves the mobile table of contents below the title. */
export default function DocItemContent({children}: Props) {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <LanguageNotice metadata={metadata}>
      <Original>
        {hasContents && <Contents />}
        {children}
      </Original>
    </LanguageNotice>
  );
}
