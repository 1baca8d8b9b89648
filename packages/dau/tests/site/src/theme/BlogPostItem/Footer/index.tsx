import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import AfterReading from 'dau/components/AfterReading';
import AuthorBox from 'dau/components/AuthorBox';
import RelatedPosts from 'dau/components/RelatedPosts';
import {extraMetadataOf} from 'dau/features/blog/post-metadata/extra-metadata';

export default function BlogPostItemFooter() {
  const {metadata, frontMatter} = useBlogPost();
  // The pagination below already links to the previous and next posts
  const neighbors = [metadata.prevItem?.permalink, metadata.nextItem?.permalink];
  const related = extraMetadataOf(metadata).related.filter(
    ({permalink}) => !neighbors.includes(permalink),
  );
  return (
    <>
      <AfterReading
        isShared
        title={metadata.title}
        path={metadata.permalink}
        frontMatter={frontMatter}
        metadata={metadata}
      >
        <AuthorBox authors={metadata.authors} />
        <RelatedPosts posts={related} />
      </AfterReading>
    </>
  );
}
