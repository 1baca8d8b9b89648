import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';

import {tuneIn} from '../../../../content/added-front-matter';
import SampleMark from '../../../../components/SampleMark';
import {useWrittenIn} from '../../../../ui/LanguageMark';
import Tune from '../../../../ui/Tune';
import {BELOW_TITLE} from '../../../../utils/tune/drawing';
import {notesOf} from '../../../../utils/tune/notes';

/** A link to all posts, the sample mark, and the title, with its tune or its original's if there is no image. */
export default function BlogPostItemHeaderTitle() {
  const {metadata, assets, frontMatter} = useBlogPost();
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const {title} = metadata;
  const tune = tuneIn(frontMatter) ?? title;
  const {length} = notesOf(tune);
  // Up to 4 words have larger strokes, and more than 10 words have several rows
  const height = length > 4 && length <= 10 ? 320 : 440;
  const image = assets.image ?? frontMatter.image;
  return (
    <>
      <Link className="dau-back" to={blogBasePath}>
        {blogTitle}
      </Link>
      <SampleMark items={[{isSample: (frontMatter as {sample?: boolean}).sample}]} />
      <Heading as="h1" lang={useWrittenIn(frontMatter)}>
        {title}
      </Heading>
      {!image && length > 0 && <Tune title={tune} height={height} kind={BELOW_TITLE} />}
      {!image && tune !== title && (
        <p className="margin--none" lang="vi" data-print="hide" data-search-ignore>
          {tune}
        </p>
      )}
    </>
  );
}
