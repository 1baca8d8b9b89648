import Original from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

import {InLanguage} from '@site/src/lib/ui/LanguageMark';
import {useContentsLanguage} from '@site/src/plugins/languages/client/LanguageNotice/ContentsLanguage';

/** The headings of a page. Headings of an untranslated page are marked with their language. */
export default function TOCItems(props: Props) {
  return (
    <InLanguage language={useContentsLanguage()}>
      <Original {...props} />
    </InLanguage>
  );
}
