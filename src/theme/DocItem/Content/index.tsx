import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import Contents from '@theme/DocItem/TOC/Mobile';

import LanguageNotice from '@site/src/plugins/languages/client/LanguageNotice';
import {InText} from '@site/src/plugins/shell/client/TableOfContents/InText';

/** The text of a guide, below a notice if its translation is missing or outdated. */
export default function DocItemContent({children}: Props) {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <LanguageNotice metadata={metadata}>
      <Original>
        {hasContents && (
          <InText value>
            <Contents />
          </InText>
        )}
        {children}
      </Original>
    </LanguageNotice>
  );
}
