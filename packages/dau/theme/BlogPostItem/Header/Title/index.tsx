import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';

import SampleMark from '../../../../components/SampleMark';
import {useWrittenIn} from '../../../../ui/LanguageMark';
import Tune from '../../../../ui/Tune';
import {BELOW_TITLE} from '../../../../utils/tune/drawing';
import {hasTones, notesOf} from '../../../../utils/tune/notes';

/** A link to all posts, the sample mark, and the post's title, with its tune if there is no image. */
export default function BlogPostItemHeaderTitle() {
  const {metadata, assets, frontMatter} = useBlogPost();
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const {title} = metadata;
  const {sample} = frontMatter as {readonly sample?: boolean};
  const {length} = notesOf(title);
  // Short titles have large strokes, and long ones several rows
  const isOneRow = length > 4 && length <= 10;
  const image = assets.image ?? frontMatter.image;
  return (
    <>
      <Link className="dau-back" to={blogBasePath}>
        {blogTitle}
      </Link>
      <SampleMark items={[{isSample: sample}]} />
      <Heading as="h1" lang={useWrittenIn(frontMatter)}>
        {title}
      </Heading>
      {!image && hasTones(title) && (
        <Tune title={title} height={isOneRow ? 320 : 440} kind={BELOW_TITLE} />
      )}
    </>
  );
}
