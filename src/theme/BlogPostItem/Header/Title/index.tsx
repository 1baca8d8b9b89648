import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';

import LanguageMark from '@site/src/lib/ui/LanguageMark';
import {useWrittenIn} from '@site/src/lib/ui/LanguageMark/useWrittenIn';

/** The title of a post, marked with its language where that is not the page's. */
export default function BlogPostItemHeaderTitle(props: Props) {
  const {metadata} = useBlogPost();
  const writtenIn = useWrittenIn(metadata.frontMatter);
  return (
    <LanguageMark writtenIn={writtenIn} isMarked={false}>
      <Original {...props} />
    </LanguageMark>
  );
}
