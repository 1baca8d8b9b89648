import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';

import {InLanguage, useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/** The title of a post, marked with its language if that is not the page's. */
export default function BlogPostItemHeaderTitle(props: Props) {
  const {metadata} = useBlogPost();
  return (
    <InLanguage language={useWrittenIn(metadata.frontMatter)}>
      <Original {...props} />
    </InLanguage>
  );
}
