import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

import LanguageNotice from '@site/src/plugins/content/languages/client/LanguageNotice';
import {useWrittenIn} from '@site/src/lib/ui/LanguageMark/useWrittenIn';
import {newerIn} from '@site/src/lib/languages';

/** The text of a guide, under a notice where it is not translated, or not of late. */
export default function DocItemContent(props: Props) {
  const {metadata} = useDoc();
  const writtenIn = useWrittenIn(metadata.frontMatter);
  return (
    <LanguageNotice
      permalink={metadata.permalink}
      writtenIn={writtenIn}
      newerIn={newerIn(metadata.frontMatter)}
    >
      <Original {...props} />
    </LanguageNotice>
  );
}
