import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';

import SampleMark from '@site/src/components/SampleMark';
import {InLanguage, useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/** Sets the language of an untranslated title, and marks sample posts. */
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
