import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-init/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import Contents from '@theme/TOCCollapsible';

import Cover from '../../../ui/Cover';
import SeriesBox from '../../../features/blog/client/SeriesBox';
import LanguageNotice from '../../../components/LanguageNotice';
import ShareImage from '../../../features/share-images/client/ShareImage';
import {extraMetadataOf} from '../../../features/blog/post-metadata/extra-metadata';
import {isImageInText} from '../../../content/added-front-matter';

/** Adds the share image, the image, the series, the table of contents and the translation notice. */
export default function BlogPostItemContent(props: Props) {
  const {metadata, assets, frontMatter, toc, isBlogPostPage} = useBlogPost();
  if (!isBlogPostPage) return <Original {...props} />;
  const {series} = extraMetadataOf(metadata);
  // Do not show an image twice if it is also in the text
  const image = isImageInText(frontMatter) ? undefined : (assets.image ?? frontMatter.image);
  return (
    <>
      <ShareImage metadata={metadata} frontMatter={frontMatter} assets={assets} />
      <div className="dau-cover dau-post-cover" data-search-ignore>
        {image && <Cover title={metadata.title} image={image} />}
      </div>
      {series && <SeriesBox {...series} />}
      {toc.length > 0 && !frontMatter.hide_table_of_contents && <Contents toc={toc} />}
      <LanguageNotice metadata={metadata}>
        <Original {...props} />
      </LanguageNotice>
    </>
  );
}
