import Original from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

import {useContentsLanguage} from '@site/src/plugins/content/languages/client/LanguageNotice/ContentsLanguage';

/** The headings of a text, marked with its language where it is not translated. */
export default function TOCItems(props: Props) {
  const language = useContentsLanguage();
  return language === undefined ? (
    <Original {...props} />
  ) : (
    <div lang={language}>
      <Original {...props} />
    </div>
  );
}
