import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

import LanguageNotice from '@site/src/plugins/content/languages/client/LanguageNotice';

/** The text of a guide, under a notice where it is not translated, or not of late. */
export default function DocItemContent(props: Props) {
  return (
    <LanguageNotice metadata={useDoc().metadata}>
      <Original {...props} />
    </LanguageNotice>
  );
}
