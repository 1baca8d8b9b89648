import BlogPostPage from '@theme-original/BlogPostPage';
import type {Props} from '@theme/BlogPostPage';

import {ContentsLanguageProvider} from '@site/src/plugins/content/languages/client/LanguageNotice/ContentsLanguage';
import {useWrittenIn} from '@site/src/plugins/content/languages/client/OriginalAddress/useWrittenIn';
import {sidebarOf} from '@site/src/plugins/blog/neighbours';

/**
 * In a large blog, the sidebar of a post holds those around it. Its table of contents is
 * told where it is not translated.
 */
export default function BlogPostPageWrapper(props: Props) {
  const {sidebar, content} = props;
  const items = sidebarOf(content.metadata);
  return (
    <ContentsLanguageProvider value={useWrittenIn(content.frontMatter)}>
      <BlogPostPage
        {...props}
        sidebar={sidebar && items ? {...sidebar, items: [...items]} : sidebar}
      />
    </ContentsLanguageProvider>
  );
}
