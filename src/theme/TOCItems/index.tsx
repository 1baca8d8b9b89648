import Original from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

import {InLanguage} from '@site/src/lib/ui/LanguageMark';
import {useContentsLanguage} from '@site/src/plugins/languages/client/LanguageNotice/ContentsLanguage';

/** The headings of a page, marked with its language if it is not translated. */
export default function TOCItems(props: Props) {
  return (
    <InLanguage language={useContentsLanguage()}>
      <Original {...props} />
    </InLanguage>
  );
}
