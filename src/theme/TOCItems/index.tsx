import Original from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

import {InLanguage} from '@site/src/lib/ui/LanguageMark';
import {useContentsLanguage} from '@site/src/plugins/languages/client/LanguageNotice/ContentsLanguage';

/** Sets the language of the headings of an untranslated page. */
export default function TOCItems(props: Props) {
  return (
    <InLanguage language={useContentsLanguage()}>
      <Original {...props} />
    </InLanguage>
  );
}
