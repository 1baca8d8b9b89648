import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';

import SampleMark from '../../../../components/SampleMark';
import {useWrittenIn} from '../../../../ui/LanguageMark';

/** A link to all posts, the sample mark, and the post's title, marked with its language. */
export default function BlogPostItemHeaderTitle() {
  const {metadata} = useBlogPost();
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const {sample} = metadata.frontMatter as {readonly sample?: boolean};
  return (
    <>
      <Link className="dau-back" to={blogBasePath}>
        {blogTitle}
      </Link>
      <SampleMark items={[{isSample: sample}]} />
      <Heading as="h1" lang={useWrittenIn(metadata.frontMatter)}>
        {metadata.title}
      </Heading>
    </>
  );
}
