import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-init/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

import Cover from '../../../components/Cover';
import SeriesAndSchedule from '../../../features/blog/client/SeriesAndSchedule';
import LanguageNotice from '../../../features/languages/client/LanguageNotice';
import {extraMetadataOf} from '../../../features/blog/post-metadata/extra-metadata';
import {tuneIn} from '../../../utils/tune/cover';

/** Adds the cover, the series, a note on scheduled posts, the table of contents and the translation notice. */
export default function BlogPostItemContent(props: Props) {
  const {metadata, assets, frontMatter, toc} = useBlogPost();
  return (
    <>
      <div className="dau-cover dau-post-cover" data-search-ignore>
        <Cover
          title={metadata.title}
          tune={tuneIn(metadata.frontMatter)}
          image={assets.image ?? frontMatter.image}
          isBand
        />
      </div>
      <SeriesAndSchedule extra={extraMetadataOf(metadata)} date={metadata.date} toc={toc} />
      <LanguageNotice metadata={metadata}>
        <Original {...props} />
      </LanguageNotice>
    </>
  );
}
