import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';

import SampleMark from '@site/src/components/SampleMark';
import {InLanguage, useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/** The title of a post. A title in a different language than the page is marked with its language, and a sample as a sample. */
export default function BlogPostItemHeaderTitle(props: Props) {
  const {metadata} = useBlogPost();
  const {sample} = metadata.frontMatter as {readonly sample?: boolean};
  return (
    <>
      <InLanguage language={useWrittenIn(metadata.frontMatter)}>
        <Original {...props} />
      </InLanguage>
      {sample && (
        <div>
          <SampleMark file={metadata.source} />
        </div>
      )}
    </>
  );
}
