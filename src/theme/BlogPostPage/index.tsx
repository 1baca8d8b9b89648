import BlogPostPage from '@theme-original/BlogPostPage';
import type {Props} from '@theme/BlogPostPage';

import {ContentsLanguageProvider} from '@site/src/plugins/languages/client/LanguageNotice/ContentsLanguage';
import {useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/** Tells the table of contents if a post is not translated. */
export default function BlogPostPageWrapper(props: Props) {
  return (
    <ContentsLanguageProvider value={useWrittenIn(props.content.frontMatter)}>
      <BlogPostPage {...props} />
    </ContentsLanguageProvider>
  );
}
