import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';

import {InLanguage, useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/** The title of a post. A title in a different language than the page is marked with its language. */
export default function BlogPostItemHeaderTitle(props: Props) {
  const {metadata} = useBlogPost();
  return (
    <InLanguage language={useWrittenIn(metadata.frontMatter)}>
      <Original {...props} />
    </InLanguage>
  );
}
