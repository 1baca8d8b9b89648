import BlogPostPage from '@theme-original/BlogPostPage';
import type {Props} from '@theme/BlogPostPage';

import {ContentsLanguageProvider} from '@site/src/plugins/languages/client/LanguageNotice/ContentsLanguage';
import {useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/** Passes the language of an untranslated post to the table of contents. */
export default function BlogPostPageWrapper(props: Props) {
  return (
    <ContentsLanguageProvider value={useWrittenIn(props.content.frontMatter)}>
      <BlogPostPage {...props} />
    </ContentsLanguageProvider>
  );
}
