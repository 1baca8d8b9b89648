import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';

import SampleMark from '@site/src/components/SampleMark';
import {InLanguage, useWrittenIn} from '@site/src/lib/ui/LanguageMark';

/** The title of a post, in its language, and the mark of a sample. */
export default function BlogPostItemHeaderTitle() {
  const {metadata} = useBlogPost();
  const {sample} = metadata.frontMatter as {readonly sample?: boolean};
  return (
    <>
      <InLanguage language={useWrittenIn(metadata.frontMatter)}>
        <Heading as="h1">{metadata.title}</Heading>
      </InLanguage>
      {sample && (
        <div>
          <SampleMark file={metadata.source} />
        </div>
      )}
    </>
  );
}
