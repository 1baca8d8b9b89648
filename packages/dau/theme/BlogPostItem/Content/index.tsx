import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-init/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

import Cover from '../../../ui/Cover';
import SeriesAndSchedule from '../../../features/blog/client/SeriesAndSchedule';
import LanguageNotice from '../../../features/languages/client/LanguageNotice';
import {extraMetadataOf} from '../../../features/blog/post-metadata/extra-metadata';
import {isImageInText, tuneIn} from '../../../utils/tune/cover';
import {hasTones} from '../../../utils/tune/notes';

/** A band has space for one row of up to 20 syllables. A longer title has two rows. */
const bandHeight = (title: string) => (title.split(' ').length > 20 ? 380 : 200);

/** Adds the image or the tune of the title, the series, a note on scheduled posts, the table of contents and the translation notice. */
export default function BlogPostItemContent(props: Props) {
  const {metadata, assets, frontMatter, toc} = useBlogPost();
  const tune = tuneIn(metadata.frontMatter) ?? metadata.title;
  // A photo in the text is not shown twice
  const image = isImageInText(frontMatter) ? undefined : (assets.image ?? frontMatter.image);
  return (
    <>
      {(image || hasTones(tune)) && (
        <div className="dau-cover dau-post-cover" data-search-ignore>
          <Cover
            {...{title: metadata.title, tune, image, bandHeight: bandHeight(metadata.title)}}
          />
        </div>
      )}
      <SeriesAndSchedule extra={extraMetadataOf(metadata)} date={metadata.date} toc={toc} />
      <LanguageNotice metadata={metadata}>
        <Original {...props} />
      </LanguageNotice>
    </>
  );
}
