import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Layout';
import type {Props} from '@theme/DocItem/Layout';

import {ContentsLanguageProvider} from '@site/src/plugins/languages/client/LanguageNotice/ContentsLanguage';
import {useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/** Passes the language of an untranslated guide to the table of contents. */
export default function DocItemLayout(props: Props) {
  const {metadata} = useDoc();
  return (
    <ContentsLanguageProvider value={useWrittenIn(metadata.frontMatter)}>
      <Original {...props} />
    </ContentsLanguageProvider>
  );
}
