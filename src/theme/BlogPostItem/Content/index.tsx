import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

import SampleMark from '@site/src/components/SampleMark';
import SeriesAndSchedule from '@site/src/plugins/blog/client/SeriesAndSchedule';
import LanguageNotice from '@site/src/plugins/content/languages/client/LanguageNotice';
import {useWrittenIn} from '@site/src/lib/ui/LanguageMark/useWrittenIn';
import {newerIn} from '@site/src/lib/languages';
import {readingOf} from '@site/src/plugins/blog/reading/reading-data';

/** Above the text of a post: its series, and a notice where it is not translated, or not of late. */
export default function BlogPostItemContent(props: Props) {
  const {metadata, isBlogPostPage, toc} = useBlogPost();
  const {frontMatter, permalink, date} = metadata;
  const {sample} = frontMatter as {readonly sample?: boolean};
  const writtenIn = useWrittenIn(frontMatter);
  if (!isBlogPostPage) {
    return writtenIn === undefined ? (
      <Original {...props} />
    ) : (
      <div lang={writtenIn}>
        <Original {...props} />
      </div>
    );
  }
  return (
    <>
      {sample && (
        <p>
          <SampleMark />
        </p>
      )}
      <SeriesAndSchedule reading={readingOf(metadata)} date={date} toc={toc} />
      <LanguageNotice permalink={permalink} writtenIn={writtenIn} newerIn={newerIn(frontMatter)}>
        <Original {...props} />
      </LanguageNotice>
    </>
  );
}
