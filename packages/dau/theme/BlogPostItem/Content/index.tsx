import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-init/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

import SeriesAndSchedule from '../../../features/blog/client/SeriesAndSchedule';
import LanguageNotice from '../../../features/languages/client/LanguageNotice';
import {extraMetadataOf} from '../../../features/blog/post-metadata/extra-metadata';

/** Adds the series, a note on scheduled posts, the table of contents and the translation notice. */
export default function BlogPostItemContent(props: Props) {
  const {metadata, toc} = useBlogPost();
  return (
    <>
      <SeriesAndSchedule extra={extraMetadataOf(metadata)} date={metadata.date} toc={toc} />
      <LanguageNotice metadata={metadata}>
        <Original {...props} />
      </LanguageNotice>
    </>
  );
}
